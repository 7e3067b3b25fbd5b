import type { Translation } from "../text/text.ts";
import type * as english from "./messages.en.ts";

/** Arabic messages of the session. */
export const arSession: Translation<typeof english> = {
  sessionBadge: {
    label: "الجلسة",
    loading: "جارٍ تحميل الجلسة…",
    staging: "بيئة الاختبار",
    production: "بيئة الإنتاج",
    signedOut: "غير مسجَّل الدخول",
    unavailable: "الجلسة غير متاحة",
    stagingHelp: "لا تتحرك هنا أموال حقيقية.",
    productionHelp: "تتحرك هنا أموال حقيقية.",
    subject: "مسجَّل الدخول باسم",
    environment: "البيئة",
    scopes: "صلاحياتك",
    granted: "ممنوحة",
    missing: "غير ممنوحة",
    noScopes: "ليست لديك أي صلاحيات.",
  },
  assumptionNote: {
    count: {
      zero: "لا افتراضات",
      one: "افتراض واحد",
      two: "افتراضان",
      few: "{count} افتراضات",
      many: "{count} افتراضًا",
      other: "{count} افتراض",
    },
    help: "لا توثّق {service} هذه الأمور. يمكنك تغيير العمليات والنطاقات والنص الموقَّع في إعدادات الخادم الوكيل.",
  },
};
