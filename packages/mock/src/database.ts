import type { Scope } from "@partner-kit/contract";
import type { Conditions } from "./conditions.ts";
import type { Currency } from "./currency.ts";
import type { ExchangeTables } from "./exchange/tables.ts";
import type { JobTables } from "./job.ts";
import type { WalletTables } from "./wallet/tables.ts";
import type { WebhookTables } from "./webhooks/tables.ts";

/** What the emulated service remembers. Plain values, so that it can be written as JSON. */
export interface Database extends ExchangeTables, JobTables, WalletTables, WebhookTables {
  readonly conditions: Conditions;
  readonly accounts: Map<string, Account>;
  /** By the key itself. */
  readonly keys: Map<string, ApiKey>;
}

/** A partner's account. */
export interface Account {
  readonly id: string;
  /** What the account may do at present; a key can never do more. */
  permissions: readonly Scope[];
  /** Outcome of the check of the business behind it. */
  kyb: "pending" | "approved" | "rejected";
  readonly balances: Record<Currency, Holding>;
  credit: CreditLine;
  /** Whether the service can tell at present how much can be withdrawn. */
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
  /** Milliseconds since the epoch; null where nothing is owed. */
  readonly dueAt: number | null;
}

export interface ApiKey {
  readonly accountId: string;
  readonly scopes: readonly Scope[];
  /** Addresses and ranges it can be used from; null for any. */
  readonly allowlist: readonly string[] | null;
  /** Ed25519 private key whose signatures it takes; null where it signs nothing. */
  readonly signingKey: string | null;
}
