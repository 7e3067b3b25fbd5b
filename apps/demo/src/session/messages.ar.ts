import type { DeveloperMessages } from "./messages.en.ts";

export const ar: DeveloperMessages = {
  updates: "التحديثات المباشرة",
  since: "منذ {time}",
  unreachable: "لا يستطيع الخادم الوكيل الوصول إلى الخدمة",
  lastEvent: "آخر ويب هوك",
  noEvent: "لا شيء بعد",
  setAside: "أحداث نُحِّيت جانبًا لأن المعالِج ظلّ يفشل فيها: {count}",
  behind: "المعالِج متأخر: أحداث تنتظره",
  keyScopes: "نطاقات مفتاح API",
  keyScopesOf: "{count} من {total} متاحة لك",
  version: "إصدار partner-kit",
  notGranted: "غير ممنوح لدورك. يمكن للمسؤول منحه.",
  notOnKey: "غير موجود في مفتاح API. يمكن للمسؤول استبدال المفتاح: نطاقاته ثابتة.",
  other: "أخرى",
  assumedIntro:
    "تفاصيل يتركها مستند الخدمة مفتوحة، وما يفترضه partner-kit بشأنها. تحقّق منها في البيئة التجريبية قبل الإطلاق.",
  assumedOverride: "يمكنك تغيير العمليات والنطاقات والنص الموقَّع في إعدادات الخادم الوكيل.",
  shape: "أشكال البيانات",
  scope: "النطاقات",
  error_code: "رموز الأخطاء",
  signature: "النص الموقَّع",
  tolerance: "تفاوت الساعة",
};
