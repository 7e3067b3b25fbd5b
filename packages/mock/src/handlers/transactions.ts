import type { Data, listTransactions } from "@partner-kit/contract";
import { createListWriter } from "../createListWriter.ts";
import type { Handlers } from "../handler.ts";
import { ServiceError } from "../serviceError.ts";
import type { StoredTransaction } from "../wallet/tables.ts";
import { writeTransaction } from "../wallet/writeTransaction.ts";

export const transactions: Handlers<"listTransactions" | "getTransaction"> = {
  listTransactions({ context, account: readAccount }) {
    const account = readAccount();
    const own = Array.from(context.db.transactions.values()).filter(({ accountId }) => accountId === account.id);
    return writeList(account, own);
  },

  getTransaction({ input, context, account }) {
    const transaction = context.db.transactions.get(input.transaction_id);
    if (transaction?.accountId !== account().id) throw new ServiceError("NOT_FOUND");
    return writeTransaction(transaction);
  },
};

const writeList = createListWriter((own: readonly StoredTransaction[]): Data<typeof listTransactions> => {
  const newestFirst = own.toReversed().toSorted((one, other) => other.createdAt - one.createdAt);
  return { transactions: newestFirst.map(writeTransaction) };
});
