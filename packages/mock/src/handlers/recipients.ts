import type { Recipient } from "@partner-kit/contract";
import { createListWriter } from "../createListWriter.ts";
import type { Account } from "../database.ts";
import type { HandlerContext, Handlers } from "../handler.ts";
import { ServiceError } from "../serviceError.ts";
import { bankVerification } from "../wallet/bankVerification.ts";
import { readCryptoRecipient, readFiatRecipient } from "../wallet/readRecipient.ts";
import { requireKyb } from "../wallet/requireKyb.ts";
import type { BankDetails, StoredRecipient } from "../wallet/tables.ts";
import { writeRecipient } from "../wallet/writeRecipient.ts";

export const recipients: Handlers<"listRecipients" | "createRecipient" | "updateRecipient" | "deleteRecipient"> = {
  listRecipients({ input: { type, currency }, context, account: readAccount }) {
    const account = readAccount();
    const own = Array.from(context.db.recipients.values()).filter(
      (recipient) =>
        recipient.accountId === account.id &&
        (type === undefined || recipient.type === type) &&
        (currency === undefined || recipient.currency === currency),
    );
    return writeList(account, own);
  },

  createRecipient({ input: { recipient_type: type, ...fields }, context, account }) {
    const { db, clock, random } = context;
    const details = type === "fiat" ? readFiatRecipient({ fields }) : readCryptoRecipient({ fields });
    const now = clock.now();
    const recipient = { ...details, id: random.uuid(), accountId: account().id, type, createdAt: now, updatedAt: now };
    db.recipients.set(recipient.id, recipient);
    return writeRecipient(recipient);
  },

  updateRecipient({ input: { recipient_id: id, ...fields }, context, account: readAccount }) {
    const account = readAccount();
    const current = findRecipient({ context, account, id });
    if (current.type === "fiat") requireKyb({ context, account });
    const details =
      current.type === "fiat" ? readFiatRecipient({ fields, current }) : readCryptoRecipient({ fields, current });
    if (details.bank && isChanged(details.bank, current.bank)) {
      const { bankCode, accountNumber } = details.bank;
      if (!bankVerification.isRecent({ context, account, bankCode, accountNumber })) {
        throw new ServiceError("VALIDATION_FAILED", { message: "bank details changed; verify the account first" });
      }
    }
    const changed = { ...current, ...details };
    if (JSON.stringify(changed) === JSON.stringify(current)) return writeRecipient(current);
    const recipient = { ...changed, updatedAt: context.clock.now() };
    context.db.recipients.set(id, recipient);
    return writeRecipient(recipient);
  },

  deleteRecipient({ input, context, account }) {
    const { id } = findRecipient({ context, account: account(), id: input.recipient_id });
    context.db.recipients.delete(id);
    return {};
  },
};

const writeList = createListWriter((own: readonly StoredRecipient[]): Recipient[] =>
  own.toReversed().map(writeRecipient),
);

interface FindRecipientParameters {
  readonly context: HandlerContext;
  readonly account: Account;
  readonly id: string;
}

function findRecipient({ context, account, id }: FindRecipientParameters): StoredRecipient {
  const recipient = context.db.recipients.get(id);
  if (recipient?.accountId !== account.id) throw new ServiceError("NOT_FOUND");
  return recipient;
}

/** Whether any bank detail differs, including both names. (Service document: PATCH rules.) */
function isChanged(next: BankDetails, current: BankDetails | null): boolean {
  return (
    next.bankCode !== current?.bankCode ||
    next.accountNumber !== current.accountNumber ||
    next.accountName !== current.accountName ||
    next.bankName !== current.bankName
  );
}
