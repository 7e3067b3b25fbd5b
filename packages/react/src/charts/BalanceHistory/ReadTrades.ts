import type { BalanceTrade } from "../../balances/balanceTrades.ts";

/** The trades of a balance, according to the latest events that the proxy received. */
export interface ReadTrades {
  readonly currency: string;
  /** Oldest first. */
  readonly trades: readonly BalanceTrade[];
  /** Seconds since the epoch before which trades are unknown. `undefined`: all that the proxy received are known. */
  readonly since: number | undefined;
}
