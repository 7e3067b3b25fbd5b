import type { Translation } from "../text/text.ts";
import type * as english from "./messages.en.ts";

/** Arabic messages of charts. */
export const arCharts: Translation<typeof english> = {
  charts: {
    range: "الفترة",
    showTable: "عرض كجدول",
    showChart: "عرض كرسم بياني",
    cursor: "{title}: تنقّل بين النقاط بمفاتيح الأسهم",
    time: "الوقت",
    high: "الأعلى",
    low: "الأدنى",
    notSampled: "لا عيّنات",
    since: "منذ {time}",
    sampledSince: "عيّنة كل {step} منذ {time}. الفراغات أوقات بلا عيّنات.",
    olderPoints: "تظهر أحدث النقاط فقط، وعددها {count}.",
    emptyRange: "لا أسعار في هذه الفترة",
    emptyRangeHelp: "تُسجَّل عيّنات الأسعار أثناء عرضها فقط. اختر فترة أطول أو انتظر العيّنة التالية.",
    neverSampled: "لا أسعار بعد",
    neverSampledHelp: "لا توفّر {service} سجلًا للأسعار. يبدأ تسجيل العيّنات الآن، ويستمر ما دامت الأسعار معروضة.",
  },
  priceChart: {
    title: "{pair}، السعر",
    price: "السعر",
    dayHigh: "أعلى 24 ساعة: {price}",
    dayLow: "أدنى 24 ساعة: {price}",
    dayOpen: "افتتاح 24 ساعة: {price}",
    summary:
      "من {from} إلى {to}: أول سعر {first}، آخر سعر {last}، الأدنى {low} في {lowAt}، الأعلى {high} في {highAt}. فترات بلا عيّنات: {gaps}.",
  },
  spreadChart: {
    title: "{pair}، فارق السعر",
    spread: "فارق السعر",
    bid: "سعر الشراء",
    ask: "سعر البيع",
    summary: "من {from} إلى {to}: آخر فارق {last}، أضيق فارق {low} في {lowAt}، أوسع فارق {high} في {highAt}.",
  },
  moversChart: {
    title: "أكبر التحركات خلال 24 ساعة",
    pair: "السوق",
    change: "24 ساعة",
    last: "آخر سعر",
    empty: "لم تتغيّر الأسعار",
    emptyHelp: "يظهر السوق هنا إذا اختلف سعره عما كان قبل 24 ساعة.",
    summary: "أكبر التحركات: الصاعدة {up}، الهابطة {down}.",
  },
  balanceChart: {
    title: "الأرصدة حسب العملة",
    currency: "العملة",
    ownScale: "لكل عملة مقياسها. قارن الأطوال داخل العملة الواحدة فقط.",
    available: "المتاح",
    locked: "المحجوز",
    total: "الإجمالي",
    withdrawable: "القابل للسحب الآن",
    withdrawableUnavailable: "المبلغ القابل للسحب غير متاح مؤقتًا. هذا لا يعني أنه صفر.",
    empty: "لا أرصدة بعد",
    emptyHelp: "تظهر العملات هنا عندما تدرجها {service}.",
  },
  balanceHistory: {
    title: "رصيد {currency}",
    currency: "العملة",
    downloadCsv: "تنزيل CSV",
    hidden: "المبالغ مخفية.",
    summary:
      "من {from} إلى {to}، المتاح: البداية {first}، النهاية {last}، الأدنى {low} في {lowAt}، الأعلى {high} في {highAt}. فترات بلا عيّنات: {gaps}.",
    neverSampled: "لا يوجد سجل أرصدة بعد",
    neverSampledHelp: "لا توفّر {service} سجل أرصدة. اطلب من المسؤول تفعيل أخذ عيّنات الأرصدة.",
    emptyRange: "لا أرصدة في هذه الفترة",
    emptyRangeHelp: "اختر فترة أطول، أو انتظر العيّنة التالية.",
    empty: "لا أرصدة بعد",
    emptyHelp: "تظهر العملات هنا عندما تدرجها {service}.",
  },
};
