import { AMOUNT_PLACES, writeAmount } from "../amount.ts";
import type { Handlers } from "../handler.ts";
import { ServiceError } from "../serviceError.ts";
import { once } from "../wallet/once.ts";
import { readMoney } from "../wallet/readMoney.ts";
import { startWithdrawal } from "../wallet/startWithdrawal.ts";

/** Lifetime of a withdrawal quote in milliseconds. */
export const WITHDRAWAL_QUOTE_LIFETIME_MS = 5 * 60_000;

export const withdrawals: Handlers<"createWithdrawalQuote" | "submitWithdrawal"> = {
  createWithdrawalQuote({ input, context, account }) {
    const { db, clock, random } = context;
    const accountId = account().id;
    const recipient = db.recipients.get(input.recipient_id);
    if (recipient?.accountId !== accountId) throw new ServiceError("NOT_FOUND");
    const { currency } = input;
    if (currency !== recipient.currency) throw new ServiceError("VALIDATION_FAILED");
    const amount = readMoney({ amount: input.amount, currency, rail: recipient.type });
    const fee = currency === "NGN" ? NAIRA_FEE : DOLLAR_FEE;
    const expiresAt = clock.now() + WITHDRAWAL_QUOTE_LIFETIME_MS;
    const id = random.uuid();
    const quote = { id, accountId, recipientId: recipient.id, rail: recipient.type, currency, amount, fee, expiresAt };
    db.withdrawalQuotes.set(id, { ...quote, transactionId: null });
    return {
      withdrawal_quote_id: id,
      recipient_id: recipient.id,
      currency,
      amount: writeAmount(amount),
      fee: writeAmount(fee),
      total: writeAmount(amount + fee),
      expires_at: new Date(expiresAt).toISOString(),
    };
  },

  submitWithdrawal({ input, context, account: readAccount }) {
    const { db, clock } = context;
    const account = readAccount();
    const quote = db.withdrawalQuotes.get(input.withdrawal_quote_id);
    if (quote?.accountId !== account.id) throw new ServiceError("NOT_FOUND");
    const { transaction, status } = once({
      context,
      account,
      idempotencyKey: input.idempotency_key,
      intent: `submitWithdrawal:${quote.id}`,
      run() {
        if (quote.transactionId !== null)
          throw new ServiceError("CONFLICT", { message: "withdrawal quote already used" });
        if (clock.now() >= quote.expiresAt) {
          throw new ServiceError("CONFLICT", { message: "withdrawal quote expired; request a fresh quote" });
        }
        const created = startWithdrawal({ ...quote, context, account });
        quote.transactionId = created.id;
        return created;
      },
    });
    return { transaction_id: transaction.id, status };
  },
};

const UNIT = 10n ** BigInt(AMOUNT_PLACES);
/** Fee of a withdrawal, in units of `AMOUNT_PLACES` places. */
export const NAIRA_FEE = 50n * UNIT;
export const DOLLAR_FEE = 1n * UNIT;
