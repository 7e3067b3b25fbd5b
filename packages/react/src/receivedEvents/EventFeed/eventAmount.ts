import type { ReceivedEvent } from "@partner-kit/contract";
import { isNumeric } from "../../format/parseDecimal.ts";

export interface EventAmount {
  /** A decimal string. */
  readonly value: string;
  readonly currency: string;
}

/**
 * How much an event is about, where its payload tells it as a transaction does: `amount` and `currency`, both strings.
 * Assumed: what payloads hold is not documented. Of what settled in part it is not said which part `amount` is, so none
 * is shown.
 */
export function eventAmount({ type, data }: Pick<ReceivedEvent, "type" | "data">): EventAmount | undefined {
  if (type === "withdrawal.partial" || typeof data !== "object" || data === null) return undefined;
  const { amount, currency }: { readonly amount?: unknown; readonly currency?: unknown } = data;
  if (typeof amount !== "string" || typeof currency !== "string" || !isNumeric(amount)) return undefined;
  return { value: amount, currency };
}
