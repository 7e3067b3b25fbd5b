import type { Translation } from "../../text/text.ts";
import type * as english from "./messages.en.ts";

/** Arabic messages of the code of a receiver. */
export const arReceiverCode: Translation<typeof english> = {
  receiverCode: {
    label: "شيفرة المستقبِل",
    intro:
      "مستقبِل كامل: يتحقق من نص الطلب الخام وعمره وكل توقيع في زمن ثابت، ويخزّن كل حدث مرة واحدة، ولا يرد بـ 204 إلا بعد تثبيت التخزين.",
    ownReceiver: "يعمل مستقبِل بالفعل في \u2066{path}\u2069. لا تحتاج إلى هذه الشيفرة إلا لنقطة استقبال خاصة بك.",
    language: "لغة البرمجة",
    copy: "نسخ الملف",
    copyPath: "نسخ المسار",
    showAll: {
      zero: "عرض كل الأسطر",
      one: "عرض السطر",
      two: "عرض السطرين",
      few: "عرض كل الأسطر، وعددها {count}",
      many: "عرض كل الأسطر، وعددها {count}",
      other: "عرض كل الأسطر، وعددها {count}",
    },
    showLess: "عرض أسطر أقل",
    loadFailed: "تعذّر تحميل الملف. تحقّق من اتصالك بالشبكة ثم أعد المحاولة.",
    tested: "يُختبر عند كل تغيير",
    typescript: "Node",
    python: "Python",
    go: "Go",
    php: "PHP",
    java: "Java",
  },
};
