import type { Data, listTransactions } from "@partner-kit/contract";
import { createListWriter } from "../createListWriter.ts";
import type { Handlers } from "../handler.ts";
import { ServiceError } from "../serviceError.ts";
import type { StoredTransaction } from "../wallet/tables.ts";
import { writeTransaction } from "../wallet/writeTransaction.ts";

export const transactions: Handlers<"listTransactions" | "getTransaction"> = {
  listTransactions({ input: { cursor }, context, account: readAccount }) {
    const account = readAccount();
    const own = Array.from(context.db.transactions.values()).filter(({ accountId }) => accountId === account.id);
    const { transactionPageSize: size } = context.db.conditions;
    if (size !== null) return writePage({ own, cursor, size });
    // Without pages, `cursor` is an unknown query parameter.
    if (cursor !== undefined) throw new ServiceError("VALIDATION_FAILED");
    return writeList(account, own);
  },

  getTransaction({ input, context, account }) {
    const transaction = context.db.transactions.get(input.transaction_id);
    if (transaction?.accountId !== account().id) throw new ServiceError("NOT_FOUND");
    return writeTransaction(transaction);
  },
};

const writeList = createListWriter((own: readonly StoredTransaction[]): Data<typeof listTransactions> => {
  return { transactions: newestFirst(own).map(writeTransaction) };
});

interface WritePageParameters {
  readonly own: readonly StoredTransaction[];
  /** ID of the last transaction of the page before. */
  readonly cursor: string | undefined;
  readonly size: number;
}

function writePage({ own, cursor, size }: WritePageParameters): Data<typeof listTransactions> {
  const all = newestFirst(own);
  const before = all.findIndex(({ id }) => id === cursor);
  if (cursor !== undefined && before === -1) throw new ServiceError("VALIDATION_FAILED");
  const page = all.slice(before + 1, before + 1 + size);
  const isLast = before + 1 + size >= all.length;
  return { transactions: page.map(writeTransaction), next_cursor: isLast ? null : (page.at(-1)?.id ?? null) };
}

function newestFirst(own: readonly StoredTransaction[]): readonly StoredTransaction[] {
  return own.toReversed().toSorted((one, other) => other.createdAt - one.createdAt);
}
