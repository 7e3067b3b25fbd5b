import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { decimal, positiveDecimal } from "../schema/decimal.ts";
import { uuid } from "../schema/identifier.ts";
import { requiredCode } from "../schema/text.ts";
import { timestamp } from "../schema/timestamp.ts";

/** What a withdrawal would cost. Wholly assumed. */
export type WithdrawalQuote = z.output<typeof withdrawalQuoteSchema>;

export const withdrawalQuoteSchema = z.looseObject({
  withdrawal_quote_id: uuid,
  recipient_id: z.optional(uuid),
  currency: z.optional(z.string()),
  amount: z.optional(decimal),
  fee: z.optional(decimal),
  /** `amount` plus `fee`: what leaves the balance. */
  total: z.optional(decimal),
  expires_at: z.optional(z.nullable(timestamp)),
});

/** A withdrawal as it was taken in. Wholly assumed. */
export type Withdrawal = z.output<typeof withdrawalSchema>;

export const withdrawalSchema = z.looseObject({
  transaction_id: uuid,
  status: z.string(),
});

const evidence =
  "Path, body and result. The service document says that the call exists, is signed and needs no other authorization, and names the headers and what the signature covers. It shows neither path nor shape.";

/** Asks what a withdrawal to a saved recipient would cost. Signed. (Service document: Signed withdrawal requests.) */
export const createWithdrawalQuote = operation({
  name: "createWithdrawalQuote",
  method: "POST",
  path: "/partner/wallets/withdrawals/quotes",
  auth: "signed",
  scope: "unknown",
  grant: "wallets:withdraw",
  identifiers: { recipient_id: "recipient_id", withdrawal_quote_id: "withdrawal_quote_id" },
  input: z.strictObject({
    recipient_id: uuid,
    amount: positiveDecimal,
    currency: requiredCode,
  }),
  data: withdrawalQuoteSchema,
  resource: "withdrawals",
  errors: ["VALIDATION_FAILED", "UNAUTHORIZED", "FORBIDDEN", "NOT_FOUND", "CONFLICT", "REPLAY_PROTECTION_UNAVAILABLE"],
  retry: "never",
  assumed: evidence,
});

/** Submits a withdrawal. Signed, and the signed request is the authorization. (Service document: Signed withdrawal requests.) */
export const submitWithdrawal = operation({
  name: "submitWithdrawal",
  method: "POST",
  path: "/partner/wallets/withdrawals",
  auth: "signed",
  scope: "unknown",
  grant: "wallets:withdraw",
  identifiers: {
    withdrawal_quote_id: "withdrawal_quote_id",
    idempotency_key: "idempotency_key",
    transaction_id: "transaction_id",
  },
  input: z.strictObject({
    withdrawal_quote_id: uuid,
    idempotency_key: requiredCode,
  }),
  data: withdrawalSchema,
  resource: "withdrawals",
  affects: ["withdrawals", "transactions", "balances"],
  errors: ["VALIDATION_FAILED", "UNAUTHORIZED", "FORBIDDEN", "NOT_FOUND", "CONFLICT", "REPLAY_PROTECTION_UNAVAILABLE"],
  retry: "never",
  assumed: evidence,
});
