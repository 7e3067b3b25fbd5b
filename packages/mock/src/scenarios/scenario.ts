import type { Conditions } from "../conditions.ts";
import type { Account, Database } from "../database.ts";
import type { Fault } from "../faults.ts";
import type { Random } from "../random.ts";

/** A state of the world to start from. */
export interface Scenario {
  /** One sentence for people. */
  readonly description: string;
  /** Trading pairs, where not told otherwise. */
  readonly markets?: number | undefined;
  /** How the service is, where it is not as usual. */
  readonly conditions?: Partial<Conditions> | undefined;
  /** What the account begins with. Default: a partner with a month of history. */
  readonly start?: ((parameters: SeedParameters) => void) | undefined;
  /** Changes what it begins with. */
  readonly seed?: ((parameters: SeedParameters) => void) | undefined;
  /** What goes wrong from the start, until cleared. */
  readonly faults?: readonly Fault[] | undefined;
}

export interface SeedParameters {
  readonly db: Database;
  /** The one that the keys belong to: approved, with nothing in it until `start`. */
  readonly account: Account;
  readonly accountId: string;
  readonly random: Random;
  /** Milliseconds since the epoch. */
  readonly now: number;
}
