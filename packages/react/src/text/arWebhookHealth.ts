import type * as english from "./enWebhookHealth.ts";
import type { Translation } from "./text.ts";

/** Arabic, of how endpoints fare. */
export const arWebhookHealth: Translation<typeof english> = {
  webhookHealth: {
    failing: "متعثرة",
    unconfirmed: "غير مؤكد",
    changedSince: "غُيّرت نقطة الاستقبال بعد ذلك. سيُظهر التسليم التالي ما إذا كان ذلك كافيًا.",
    failed: {
      zero: "لم تفشل أي عملية تسليم",
      one: "فشلت آخر عملية تسليم",
      two: "فشلت آخر عمليتَي تسليم",
      few: "فشلت آخر {count} عمليات تسليم",
      many: "فشلت آخر {count} عملية تسليم",
      other: "فشلت آخر {count} عملية تسليم",
    },
    responded: "آخر رد: {status}.",
    noResponse: "لم يردّ المستقبِل.",
    nextAttempt: "المحاولة التالية",
    unavailable: "حالة التسليم غير متاحة",
    managed: "السرّ محفوظ لدى الوكيل",
    secretMissing: "ليس لدى الوكيل سرّ لنقطة الاستقبال هذه. جدِّد السرّ ليتمكن الوكيل من حفظه.",
    setAside: {
      zero: "لم يُنحَّ أي حدث مُستلَم جانبًا.",
      one: "نُحّي حدث مُستلَم واحد جانبًا.",
      two: "نُحّي حدثان مُستلَمان جانبًا.",
      few: "نُحّيت {count} أحداث مُستلَمة جانبًا.",
      many: "نُحّي {count} حدثًا مُستلَمًا جانبًا.",
      other: "نُحّي {count} حدث مُستلَم جانبًا.",
    },
    setAsideHelp: "أخفقت معالجتك مرارًا، فلم يُتَّخذ أي إجراء بشأنها. اطلب من مهندسيك إصلاحها ثم إعادة المحاولة.",
    useReceiver: "استخدام عنوان الاستقبال لهذا الوكيل",
    receiverHelp: "يحفظ الوكيل سرّ التوقيع ويتحقق من كل عملية تسليم.",
    keptTitle: "حفظ الوكيل سرّ التوقيع",
    keptHelp:
      "يمكنك الإغلاق. يتحقق الوكيل من عمليات التسليم بهذا السرّ. انسخه فقط إن احتاج إليه نظام آخر، فلن يظهر ثانية.",
  },
};
