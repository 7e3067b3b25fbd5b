import type { Translation } from "../text/text.ts";
import type * as english from "./messages.en.ts";

/** Arabic messages of the session. */
export const arSession: Translation<typeof english> = {
  sessionBadge: {
    label: "الجلسة",
    loading: "تجري قراءة الجلسة…",
    staging: "بيئة الاختبار",
    production: "بيئة الإنتاج",
    signedOut: "غير مسجَّل الدخول",
    unavailable: "الجلسة غير معروفة",
    stagingHelp: "لا تتحرك هنا أموال حقيقية.",
    productionHelp: "تتحرك هنا أموال حقيقية.",
    subject: "مسجَّل الدخول باسم",
    environment: "البيئة",
    scopes: "صلاحياتك",
    granted: "ممنوحة",
    missing: "ناقصة",
    noScopes: "لم يُمنح شيء.",
    assumed: {
      zero: "لا افتراضات",
      one: "افتراض واحد",
      two: "افتراضان",
      few: "{count} افتراضات",
      many: "{count} افتراضًا",
      other: "{count} افتراض",
    },
    assumedHelp: "لا توثّق الخدمة هذه الأمور. يمكن لإعدادات الوكيل استبدال العمليات والنطاقات والنص الموقَّع.",
  },
};
