import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { decimal } from "../schema/decimal.ts";
import { openEnum } from "../schema/openEnum.ts";
import { openObject } from "../schema/openObject.ts";
import { timestamp } from "../schema/timestamp.ts";

/** The balance of an account in one currency. `available` is the amount that can be spent. */
export type Balance = z.output<typeof balanceSchema>;

export const balanceSchema = openObject({
  currency: openEnum<"NGN" | "USD">(),
  available: decimal,
  /** Reserved for pending activity. */
  locked: decimal,
  total: decimal,
  /** Null for some currencies and empty for others, with different meanings. The service document does not show the items. */
  rail_equivalents: z.nullable(z.array(z.unknown())),
});

/** The account's credit line. Amounts are in `currency`. */
export type Credit = z.output<typeof creditSchema>;

export const creditSchema = openObject({
  available_credit: decimal,
  credit_limit: decimal,
  credit_used: decimal,
  net_negative: decimal,
  net_positive: decimal,
  outstanding: decimal,
  currency: z.string(),
  next_due_at: z.nullable(timestamp),
  overdue: z.boolean(),
  /** The service document does not list the values. Show them raw. */
  status: z.string(),
  withdrawal_blocked: z.boolean(),
});

/** Balances, credit and withdrawable amounts at `generated_at`. */
export type BalanceOverview = z.output<typeof balanceOverviewSchema>;

export const balanceOverviewSchema = openObject({
  balances: z.array(balanceSchema),
  credit: creditSchema,
  /** Withdrawable amounts after outstanding credit. Null if they are temporarily unavailable, which is not zero. */
  withdrawable: z.nullable(openObject({ ngn: decimal, usd: decimal })),
  generated_at: timestamp,
});

/** Reads the balance overview. (Service document: Endpoints, Wallets.) */
export const getBalances = operation({
  name: "getBalances",
  method: "GET",
  path: "/partner/wallets/balances/overview",
  auth: "key",
  scope: "unknown",
  grant: "wallets:view",
  input: z.strictObject({}),
  data: balanceOverviewSchema,
  resource: "balances",
  staleTime: 30_000,
  errors: ["UNAUTHORIZED"],
  retry: "safe",
});
