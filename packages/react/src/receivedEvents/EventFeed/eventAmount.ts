import type { ReceivedEvent } from "@partner-kit/contract";
import { isNumeric } from "../../format/parseDecimal.ts";

export interface EventAmount {
  /** A decimal string. */
  readonly value: string;
  readonly currency: string;
}

/**
 * Reads `amount` and `currency` of a payload, if both are strings. Assumed: payloads are not documented. Partly settled
 * transactions have no amount, because it is unclear which part the field means.
 */
export function eventAmount({ type, data }: Pick<ReceivedEvent, "type" | "data">): EventAmount | undefined {
  if (type === "withdrawal.partial" || typeof data !== "object" || data === null) return undefined;
  const { amount, currency }: { readonly amount?: unknown; readonly currency?: unknown } = data;
  if (typeof amount !== "string" || typeof currency !== "string" || !isNumeric(amount)) return undefined;
  return { value: amount, currency };
}
