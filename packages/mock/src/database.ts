import type { Scope } from "@partner-kit/contract";
import type { Conditions } from "./conditions.ts";
import type { Currency } from "./currency.ts";
import type { ExchangeTables } from "./exchange/tables.ts";
import type { JobTables } from "./job.ts";
import type { WalletTables } from "./wallet/tables.ts";
import type { WebhookTables } from "./webhooks/tables.ts";

/** The stored data of the emulated service. Plain values that can be exported as JSON. */
export interface Database extends ExchangeTables, JobTables, WalletTables, WebhookTables {
  readonly conditions: Conditions;
  readonly accounts: Map<string, Account>;
  /** By API key. */
  readonly keys: Map<string, ApiKey>;
}

/** A partner's account. */
export interface Account {
  readonly id: string;
  /** Current permissions. Limits the scopes of every key. */
  permissions: readonly Scope[];
  /** State of the business verification. */
  kyb: "pending" | "approved" | "rejected";
  readonly balances: Record<Currency, Holding>;
  credit: CreditLine;
  /** Whether the withdrawable amounts are available. */
  withdrawableKnown: boolean;
}

/** In units of `AMOUNT_PLACES` places. */
export interface Holding {
  available: bigint;
  locked: bigint;
}

/** In units of `AMOUNT_PLACES` places of a naira. */
export interface CreditLine {
  readonly limit: bigint;
  readonly used: bigint;
  /** Milliseconds since the epoch. Null without a debt. */
  readonly dueAt: number | null;
}

export interface ApiKey {
  readonly accountId: string;
  readonly scopes: readonly Scope[];
  /** Allowed addresses and ranges. Null allows all. */
  readonly allowlist: readonly string[] | null;
  /** Ed25519 private key whose signatures are accepted. Null without signed requests. */
  readonly signingKey: string | null;
}
