import type { Handlers } from "../handler.ts";
import { ServiceError } from "../serviceError.ts";
import { writeTransaction } from "../wallet/writeTransaction.ts";

export const transactions: Handlers<"listTransactions" | "getTransaction"> = {
  listTransactions({ context, account }) {
    const { id } = account();
    const own = Array.from(context.db.transactions.values()).filter(({ accountId }) => accountId === id);
    // What the service tells first is what began last.
    const newestFirst = own.toReversed().toSorted((one, other) => other.createdAt - one.createdAt);
    return { transactions: newestFirst.map(writeTransaction) };
  },

  getTransaction({ input, context, account }) {
    const transaction = context.db.transactions.get(input.transaction_id);
    if (transaction?.accountId !== account().id) throw new ServiceError("NOT_FOUND");
    return writeTransaction(transaction);
  },
};
