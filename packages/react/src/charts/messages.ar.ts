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
    notSampled: "لا توجد عيّنة",
    since: "منذ {time}",
    sampledSince: "عيّنات منذ {time}، كل {step}. ينقطع الخط حيث لم تؤخذ عيّنات.",
    olderPoints: "المعروض أحدث {count}.",
    emptyRange: "لا أسعار في هذه الفترة",
    emptyRangeHelp: "تؤخذ عيّنات الأسعار ما دام أحد يتابعها. اختر فترة أطول أو انتظر العيّنة التالية.",
    neverSampled: "لا أسعار بعد",
    neverSampledHelp: "ليس لدى الخدمة سجل للأسعار. تؤخذ العيّنات من الآن ما دام أحد يتابع الأسعار.",
  },
  priceChart: {
    title: "{pair}، السعر",
    price: "السعر",
    dayHigh: "أعلى 24 ساعة {price}",
    dayLow: "أدنى 24 ساعة {price}",
    dayOpen: "افتتاح 24 ساعة {price}",
    summary:
      "من {from} إلى {to}: الأول {first}، الأخير {last}، الأدنى {low} في {lowAt}، الأعلى {high} في {highAt}. انقطاعات العيّنات: {gaps}.",
  },
  spreadChart: {
    title: "{pair}، فارق السعر",
    spread: "فارق السعر",
    bid: "سعر الشراء",
    ask: "سعر البيع",
    summary: "من {from} إلى {to}: آخر فارق {last}، الأضيق {low} في {lowAt}، الأوسع {high} في {highAt}.",
  },
  moversChart: {
    title: "أكبر التحركات خلال 24 ساعة",
    pair: "السوق",
    change: "24 س",
    last: "آخر سعر",
    empty: "لم يتحرك أي سوق",
    emptyHelp: "تظهر الأسواق هنا حين يختلف سعرها عما كان قبل 24 ساعة.",
    summary: "الصاعدة: {up}، الهابطة: {down}، الأكبر في كل اتجاه.",
  },
  balanceChart: {
    title: "الأرصدة حسب العملة",
    currency: "العملة",
    ownScale: "لكل عملة مقياسها الخاص: تُقارن الأطوال داخل العملة الواحدة فقط.",
    available: "المتاح",
    locked: "المحجوز",
    total: "الإجمالي",
    withdrawable: "القابل للسحب الآن",
    withdrawableUnavailable: "المبلغ القابل للسحب غير متاح مؤقتًا. هذا لا يعني صفرًا.",
    empty: "لا أرصدة بعد",
    emptyHelp: "تظهر كل عملة من عملات هذا الحساب هنا حالما تدرجها الخدمة.",
  },
};
