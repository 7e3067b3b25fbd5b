import type { Scope } from "@partner-kit/contract";
import type { WebhookTables } from "./webhooks/tables.ts";

/** What the emulated service remembers. */
export interface Database extends WebhookTables {
  readonly accounts: Map<string, Account>;
  /** By the key itself. */
  readonly keys: Map<string, ApiKey>;
}

/** A partner's account. */
export interface Account {
  readonly id: string;
  /** What the account may do at present; a key can never do more. */
  permissions: readonly Scope[];
  readonly balances: Record<Currency, Holding>;
  credit: CreditLine;
  /** Whether the service can tell at present how much can be withdrawn. */
  withdrawableKnown: boolean;
}

export type Currency = "NGN" | "USD";

/** In hundredths of the currency. */
export interface Holding {
  available: bigint;
  locked: bigint;
}

/** In hundredths of a naira. */
export interface CreditLine {
  limit: bigint;
  used: bigint;
  /** Milliseconds since the epoch; null where nothing is owed. */
  dueAt: number | null;
}

export interface ApiKey {
  readonly accountId: string;
  readonly scopes: readonly Scope[];
}
