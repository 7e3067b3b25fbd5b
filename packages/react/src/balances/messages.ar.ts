import type { Translation } from "../text/text.ts";
import type * as english from "./messages.en.ts";

/** Arabic messages of balances. */
export const arBalances: Translation<typeof english> = {
  balanceOverview: {
    label: "الأرصدة",
    available: "المتاح",
    locked: "المحجوز",
    lockedHelp: "محجوز لعمليات قيد التنفيذ",
    total: "الإجمالي",
    withdrawable: "القابل للسحب الآن",
    withdrawableUnavailable: "غير متاح مؤقتًا",
    withdrawableUnavailableHelp: "لا تستطيع الخدمة تحديده حاليًا. وهذا لا يعني صفرًا.",
    withdrawableHelp: "يراعي الائتمان القائم، فقد يكون أقل من المتاح.",
    withdrawableNotGiven: "غير مذكور لهذه العملة",
    railEquivalents: "ما يعادله بحسب الشبكة",
    railEquivalentsNotGiven: "غير مذكور لهذه العملة",
    railEquivalentsNone: "لا شيء",
    hideAmounts: "إخفاء المبالغ",
    showAmounts: "إظهار المبالغ",
    hiddenAmount: "مبلغ مخفي",
    credit: "الائتمان",
    creditStatus: "الحالة",
    creditLimit: "الحد",
    creditUsed: "المستخدَم",
    creditAvailable: "الائتمان المتاح",
    creditOutstanding: "المستحَق",
    netPositive: "الصافي الموجب",
    netNegative: "الصافي السالب",
    nextDue: "الاستحقاق التالي",
    nothingDue: "لا شيء مستحق",
    overdue: "متأخر السداد",
    withdrawalBlocked: "السحب موقوف",
    withdrawalBlockedHelp: "توقف الخدمة السحب من هذا الحساب حاليًا. تجد أدناه ما هو مستحق وموعد استحقاقه.",
    empty: "لا أرصدة بعد",
    emptyHelp: "تظهر كل عملة من عملات هذا الحساب هنا حالما تدرجها الخدمة.",
  },
};
