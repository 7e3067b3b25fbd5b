import type { Conditions } from "./conditions.ts";
import type { Fault } from "./faults.ts";

/** The response of `GET /_mock/state`. */
export interface MockState {
  readonly now: string;
  readonly seed: number;
  /** A scenario, or several joined with `+`. */
  readonly scenario: string;
  readonly markets: number;
  readonly environment: Conditions["environment"];
  /** The `user_id` for simulations. */
  readonly user_id: string;
  readonly deliver_to_local: boolean;
  readonly faults: readonly Fault[];
}
