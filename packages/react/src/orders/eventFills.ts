import type { ReceivedEvent } from "@partner-kit/contract";
import { subtractDecimals } from "../format/addDecimals.ts";
import { signOf } from "../format/parseDecimal.ts";
import { compareNewest, readOrder } from "./seenOrders.ts";

/** The amounts of an order in an event, in the base currency. */
export interface EventFill {
  /** Filled since the event before. `undefined` if that event, or one of the two amounts, is not known. */
  readonly added: string | undefined;
  /** Filled in total, and of how much. */
  readonly filled: string;
  readonly amount: string | undefined;
}

/**
 * Reads the amounts of an order's fills from its events, by the ID of the event. Assumed: the payload is the order, so it has
 * the total and not the single fill. (Service document: Events.)
 *
 * @param events The events of one order.
 */
export function readEventFills(events: readonly ReceivedEvent[]): ReadonlyMap<string, EventFill> {
  const fills = new Map<string, EventFill>();
  let before: string | undefined;
  for (const event of events.toSorted(compareNewest).toReversed()) {
    const { filled_amount: filled, amount } = readOrder(event) ?? {};
    if (filled !== undefined && event.type === "exchange.filled") {
      const difference = before === undefined ? undefined : subtractDecimals(filled, before);
      const isFill = difference !== undefined && signOf(difference) === "positive";
      fills.set(event.id, { added: isFill ? difference : undefined, filled, amount });
    }
    // After an event without amounts, the next difference could contain several fills.
    before = filled ?? (event.type === "exchange.accepted" ? "0" : undefined);
  }
  return fills;
}
