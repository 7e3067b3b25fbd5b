import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { decimal, positiveDecimal } from "../schema/decimal.ts";
import { uuid } from "../schema/identifier.ts";
import { openEnum } from "../schema/openEnum.ts";
import { openObject } from "../schema/openObject.ts";
import { requiredCode } from "../schema/text.ts";

const common = {
  method: "POST",
  auth: "public",
  scope: null,
  grant: "simulation:run",
  resource: "simulation",
  retry: "never",
  simulation: true,
} as const;
// The service document lists the first three for each endpoint. CONFLICT applies to every reused idempotency key.
const depositErrors = ["VALIDATION_FAILED", "FORBIDDEN", "NOT_FOUND", "CONFLICT"] as const;
const moved = ["balances", "transactions"] as const;
const transaction = { idempotency_key: "idempotency_key", transaction_id: "transaction_id" } as const;
const cryptoTransaction = { idempotency_key: "idempotency_key", transaction_id: "id" } as const;

/** Credits the test account with a stablecoin deposit. (Service document: Endpoints, Simulation.) */
export const simulateCryptoDeposit = operation({
  ...common,
  name: "simulateCryptoDeposit",
  path: "/simulate/crypto/deposits",
  input: z.strictObject({
    amount: positiveDecimal,
    symbol: requiredCode,
    user_id: requiredCode,
    idempotency_key: requiredCode,
  }),
  idempotencyKey: "idempotency_key",
  data: openObject({ amount: decimal, id: uuid, reference: z.string(), status: z.string() }),
  affects: [...moved, "travelRule"],
  identifiers: cryptoTransaction,
  errors: depositErrors,
});

/** Credits the test account with a fiat deposit. (Service document: Endpoints, Simulation.) */
export const simulateFiatDeposit = operation({
  ...common,
  name: "simulateFiatDeposit",
  path: "/simulate/fiat/deposits",
  input: z.strictObject({
    amount: positiveDecimal,
    currency: requiredCode,
    user_id: requiredCode,
    idempotency_key: requiredCode,
  }),
  idempotencyKey: "idempotency_key",
  data: openObject({ amount: decimal, reference: z.string(), status: z.string(), transaction_id: uuid }),
  affects: moved,
  identifiers: transaction,
  errors: depositErrors,
});

/** Creates a product-update notification. (Service document: Endpoints, Simulation.) */
export const simulateProductUpdate = operation({
  ...common,
  name: "simulateProductUpdate",
  path: "/simulate/notifications/product-updates",
  input: z.strictObject({}),
  data: openObject({ notification_key: z.string(), product_update_id: uuid, state: openEnum<"created">() }),
  identifiers: { product_update_id: "product_update_id" },
  errors: ["FORBIDDEN"],
});

/** Simulates a fiat withdrawal. */
export const simulateFiatWithdrawal = operation({
  ...common,
  name: "simulateFiatWithdrawal",
  path: "/simulate/fiat/withdrawals",
  input: z.strictObject({
    amount: positiveDecimal,
    currency: requiredCode,
    user_id: requiredCode,
    idempotency_key: requiredCode,
  }),
  idempotencyKey: "idempotency_key",
  data: openObject({
    status: z.string(),
    amount: z.optional(decimal),
    reference: z.optional(z.string()),
    transaction_id: z.optional(uuid),
  }),
  affects: moved,
  identifiers: transaction,
  errors: depositErrors,
  assumed:
    "The body equals that of a simulated fiat deposit. The data is `{ amount, reference, status, transaction_id }`.",
});

/** Simulates a crypto withdrawal. */
export const simulateCryptoWithdrawal = operation({
  ...common,
  name: "simulateCryptoWithdrawal",
  path: "/simulate/crypto/withdrawals",
  input: z.strictObject({
    amount: positiveDecimal,
    symbol: requiredCode,
    user_id: requiredCode,
    idempotency_key: requiredCode,
  }),
  idempotencyKey: "idempotency_key",
  data: openObject({
    status: z.string(),
    amount: z.optional(decimal),
    reference: z.optional(z.string()),
    id: z.optional(uuid),
  }),
  affects: moved,
  identifiers: cryptoTransaction,
  errors: depositErrors,
  assumed: "The body equals that of a simulated stablecoin deposit. The data is `{ amount, id, reference, status }`.",
});

/** Sets the KYB state of the test account. */
export const simulateKybStatus = operation({
  ...common,
  name: "simulateKybStatus",
  path: "/simulate/kyb/status",
  input: z.strictObject({ user_id: requiredCode, status: z.enum(["pending", "approved", "rejected"]) }),
  data: openObject({ status: z.string() }),
  affects: ["session"],
  errors: ["VALIDATION_FAILED", "FORBIDDEN", "NOT_FOUND"],
  assumed: "The body is `{ user_id, status }` with `pending`, `approved` or `rejected`. The data is `{ status }`.",
});
