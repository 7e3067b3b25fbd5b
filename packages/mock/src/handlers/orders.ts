import { writeOrder } from "../exchange/writeOrder.ts";
import type { Handlers } from "../handler.ts";
import { ServiceError } from "../serviceError.ts";

export const orders: Handlers<"getOrder"> = {
  getOrder({ input, context, account }) {
    const order = context.db.orders.get(input.order_id);
    if (order?.accountId !== account().id) throw new ServiceError("NOT_FOUND");
    return writeOrder(order);
  },
};
