import { getOrder, type Order, parseTimestamp, type ReceivedEvent } from "@partner-kit/contract";
import { readEventSubject } from "../receivedEvents/readEventSubject.ts";
import { type OrderFill, orderFill } from "./orderFill.ts";

/** An order according to the events that the proxy received about it. Read the order itself before you act on it. */
export interface SeenOrder {
  readonly orderId: string;
  /** The newest event about the order. Events can arrive out of order, so this is not always the last one received. */
  readonly event: ReceivedEvent;
  /** The order in the newest payload that the kit can read. `undefined` if it can read none. */
  readonly order: Order | undefined;
  /** The order's progress. `undefined` if the kit cannot read the newest payload. */
  readonly fill: OrderFill | undefined;
}

/**
 * Groups events by order, newest order first. Assumed: the payload of an exchange event is the order. (Service document:
 * Events.)
 */
export function listSeenOrders(events: readonly ReceivedEvent[]): readonly SeenOrder[] {
  const seen = new Map<string, SeenOrder>();
  for (const event of events.toSorted(compareNewest)) {
    const { orderId } = readEventSubject(event);
    if (orderId === undefined) continue;
    const newer = seen.get(orderId);
    if (newer?.order) continue;
    const order = readOrder(event);
    seen.set(orderId, newer ? { ...newer, order } : { orderId, event, order, fill: order && orderFill(order) });
  }
  return [...seen.values()];
}

/** Reads the order in the payload of an event. `undefined` if the kit cannot read it. */
export function readOrder({ data }: Pick<ReceivedEvent, "data">): Order | undefined {
  const result = getOrder.data.safeParse(data);
  return result.success ? result.data : undefined;
}

/** Sorts the newest first, by the time of the transition. Events of the same time stay in the order of their arrival. */
export function compareNewest(one: ReceivedEvent, other: ReceivedEvent): number {
  return timeOf(other) - timeOf(one) || other.seq - one.seq;
}

function timeOf({ occurred_at: occurredAt, received_at: receivedAt }: ReceivedEvent): number {
  return parseTimestamp(occurredAt) ?? parseTimestamp(receivedAt) ?? 0;
}
