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
    withdrawableUnavailableHelp: "لا تستطيع {service} عرض هذا المبلغ الآن. هذا لا يعني أنه صفر.",
    withdrawableHelp: "بعد خصم الائتمان غير المسدَّد",
    withdrawableNotGiven: "غير متوفر لهذه العملة",
    railEquivalents: "المعادل حسب قناة التسوية",
    railEquivalentsNotGiven: "غير متوفر لهذه العملة",
    railEquivalentsNone: "لا يوجد",
    hideAmounts: "إخفاء المبالغ",
    showAmounts: "إظهار المبالغ",
    hiddenAmount: "مبلغ مخفي",
    credit: "الائتمان",
    creditStatus: "الحالة",
    creditLimit: "الحد",
    creditUsed: "المستخدَم",
    creditAvailable: "الائتمان المتاح",
    creditOutstanding: "غير المسدَّد",
    netPositive: "الصافي الموجب",
    netNegative: "الصافي السالب",
    nextDue: "موعد السداد القادم",
    nothingDue: "لا شيء مستحق",
    overdue: "متأخر السداد",
    withdrawalBlocked: "السحب موقوف",
    withdrawalBlockedHelp: "أوقفت {service} السحب من هذا الحساب. تجد أدناه المبلغ غير المسدَّد وموعد سداده.",
    empty: "لا أرصدة بعد",
    emptyHelp: "تظهر العملات هنا عندما تدرجها {service}.",
  },
};
