import type { Conditions } from "./conditions.ts";
import type { Fault } from "./faults.ts";

/** What `GET /_mock/state` tells. */
export interface MockState {
  readonly now: string;
  readonly seed: number;
  /** One, or several joined by `+`. */
  readonly scenario: string;
  readonly markets: number;
  readonly environment: Conditions["environment"];
  /** Whom simulations can name. */
  readonly user_id: string;
  readonly deliver_to_local: boolean;
  readonly faults: readonly Fault[];
}
