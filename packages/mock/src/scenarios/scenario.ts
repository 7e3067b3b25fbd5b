import type { Conditions } from "../conditions.ts";
import type { Account, Database } from "../database.ts";
import type { Fault } from "../faults.ts";
import type { Market } from "../market/createMarket.ts";
import type { Random } from "../random.ts";

/** Initial data and conditions of the service. */
export interface Scenario {
  /** A description in one sentence. */
  readonly description: string;
  /** Default number of trading pairs. */
  readonly markets?: number | undefined;
  /** Conditions that differ from the default. */
  readonly conditions?: Partial<Conditions> | undefined;
  /** Creates the initial records. Default: a partner with a month of history. */
  readonly start?: ((parameters: SeedParameters) => void) | undefined;
  /** Changes the initial records. */
  readonly seed?: ((parameters: SeedParameters) => void) | undefined;
  /** Initial faults, until cleared. */
  readonly faults?: readonly Fault[] | undefined;
}

export interface SeedParameters {
  readonly db: Database;
  /** The account of the keys: approved, and empty before `start`. */
  readonly account: Account;
  readonly accountId: string;
  readonly random: Random;
  readonly market: Market;
  /** Milliseconds since the epoch. */
  readonly now: number;
}
