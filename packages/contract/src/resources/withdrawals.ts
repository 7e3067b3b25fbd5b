import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { decimal, positiveDecimal } from "../schema/decimal.ts";
import { uuid, uuidInput } from "../schema/identifier.ts";
import { openObject } from "../schema/openObject.ts";
import { requiredCode } from "../schema/text.ts";
import { timestamp } from "../schema/timestamp.ts";

/** The cost of a withdrawal. All fields are assumed. */
export type WithdrawalQuote = z.output<typeof withdrawalQuoteSchema>;

export const withdrawalQuoteSchema = openObject({
  withdrawal_quote_id: uuid,
  recipient_id: z.optional(uuid),
  currency: z.optional(z.string()),
  amount: z.optional(decimal),
  fee: z.optional(decimal),
  /** `amount` plus `fee`: the amount that leaves the balance. */
  total: z.optional(decimal),
  expires_at: z.optional(z.nullable(timestamp)),
});

/** A submitted withdrawal. All fields are assumed. */
export type Withdrawal = z.output<typeof withdrawalSchema>;

export const withdrawalSchema = openObject({
  transaction_id: uuid,
  status: z.string(),
});

const assumption =
  "Path, body and result. The service document states that the call is signed and needs no other authorization, and names the headers and the parts that the signature covers. It shows neither path nor shape.";

/** Requests the cost of a withdrawal to a saved recipient. Signed. (Service document: Signed withdrawal requests.) */
export const createWithdrawalQuote = operation({
  name: "createWithdrawalQuote",
  method: "POST",
  path: "/partner/wallets/withdrawals/quotes",
  auth: "signed",
  scope: "unknown",
  grant: "wallets:withdraw",
  identifiers: { recipient_id: "recipient_id", withdrawal_quote_id: "withdrawal_quote_id" },
  input: z.strictObject({
    recipient_id: uuidInput,
    amount: positiveDecimal,
    currency: requiredCode,
  }),
  data: withdrawalQuoteSchema,
  resource: "withdrawals",
  errors: ["VALIDATION_FAILED", "UNAUTHORIZED", "FORBIDDEN", "NOT_FOUND", "CONFLICT", "REPLAY_PROTECTION_UNAVAILABLE"],
  retry: "never",
  assumed: assumption,
});

/** Submits a withdrawal. The signed request is the authorization. (Service document: Signed withdrawal requests.) */
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
    withdrawal_quote_id: uuidInput,
    idempotency_key: requiredCode,
  }),
  idempotencyKey: "idempotency_key",
  idempotencyKeyPer: "withdrawal_quote_id",
  data: withdrawalSchema,
  resource: "withdrawals",
  affects: ["withdrawals", "transactions", "balances"],
  errors: ["VALIDATION_FAILED", "UNAUTHORIZED", "FORBIDDEN", "NOT_FOUND", "CONFLICT", "REPLAY_PROTECTION_UNAVAILABLE"],
  retry: "never",
  assumed: assumption,
});
