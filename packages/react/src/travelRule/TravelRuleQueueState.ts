import type { Transaction } from "@partner-kit/contract";
import type { ReadState } from "../live/useReadState.ts";

export type TravelRuleQueueState = ReadState<{
  /** Oldest first. */
  readonly deposits: readonly Transaction[];
  /**
   * Which transactions were checked: `all`; `reading`: the older ones are being read; `limited`: only the newest, because
   * there are very many; `failed`: the older ones could not be read.
   */
  readonly coverage: "all" | "reading" | "limited" | "failed";
  /** Number of transactions that were checked. */
  readonly checked: number;
}>;
