import type { Translation } from "../text/text.ts";
import type * as english from "./messages.en.ts";

/** Arabic messages of orders. */
export const arOrders: Translation<typeof english> = {
  orders: {
    order: "أمر",
    buy: "شراء {what} مقابل {quote}",
    sell: "بيع {what} مقابل {quote}",
    buyOnly: "شراء {what}",
    sellOnly: "بيع {what}",
    waiting: "في الانتظار",
    filling: "قيد التنفيذ",
    filled: "منفَّذ",
    partlyFilled: "منفَّذ جزئيًا",
    cancelled: "ملغى",
    rejected: "مرفوض",
    open: "فتح الأمر",
  },
  orderDetail: {
    label: "أمر",
    filledOf: "نُفِّذ {filled} من {amount}",
    remainder: "أُلغي الجزء غير المنفَّذ، وهو {amount}.",
    unknown: "تبلّغ {service} عن حالة لا نعرفها.",
    market: "السوق",
    price: "السعر",
    averagePrice: "متوسط السعر",
    id: "معرّف الأمر",
    quoteId: "معرّف عرض السعر",
    created: "تاريخ الإنشاء",
    updated: "تاريخ التحديث",
    otherFields: "حقول أخرى",
  },
};
