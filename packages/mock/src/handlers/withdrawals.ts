import { AMOUNT_PLACES, writeAmount } from "../amount.ts";
import { BrokenConnectionError } from "../brokenConnectionError.ts";
import type { Handlers } from "../handler.ts";
import { ServiceError } from "../serviceError.ts";
import { once } from "../wallet/once.ts";
import { readMoney } from "../wallet/readMoney.ts";
import { signedWithdrawalAmounts as sentinels } from "../wallet/sentinelAmounts.ts";
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
    if (amount === sentinels.belowMinimum) {
      throw new ServiceError("VALIDATION_FAILED", { message: "invalid request parameters: amount below the minimum" });
    }
    const fee = feeOf(amount, currency);
    const expiresAt = clock.now() + (amount === sentinels.expired ? 0 : WITHDRAWAL_QUOTE_LIFETIME_MS);
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
    let isNew = false;
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
        if (quote.amount === sentinels.conflicting) throw new ServiceError("CONFLICT");
        const created = startWithdrawal({ ...quote, context, account });
        quote.transactionId = created.id;
        isNew = true;
        return created;
      },
    });
    if (isNew && quote.amount === sentinels.lost) throw new BrokenConnectionError();
    return { transaction_id: transaction.id, status };
  },
};

function feeOf(amount: bigint, currency: string): bigint {
  if (amount === sentinels.expensive) return amount;
  return currency === "NGN" ? NAIRA_FEE : DOLLAR_FEE;
}

const UNIT = 10n ** BigInt(AMOUNT_PLACES);
/** Fee of a withdrawal, in units of `AMOUNT_PLACES` places. */
export const NAIRA_FEE = 50n * UNIT;
export const DOLLAR_FEE = 1n * UNIT;
