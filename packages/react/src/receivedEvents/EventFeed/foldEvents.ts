import { parseTimestamp, type ReceivedEvent } from "@partner-kit/contract";
import { readEventSubject } from "../readEventSubject.ts";

/** The events of one order or transaction. */
export interface EventGroup {
  /** Stays the same when further events of the group arrive. */
  readonly key: string;
  /**
   * The event of the latest transition. Events can arrive out of order or be repeated, so this is not always the last one
   * received.
   */
  readonly event: ReceivedEvent;
  /** The other events, latest first. */
  readonly earlier: readonly ReceivedEvent[];
  /** Sequence number of the event that was received last. */
  readonly seq: number;
}

/** Folds events (newest first) of the same order or transaction, at the place of the latest one. Others stay alone. */
export function foldEvents(events: readonly ReceivedEvent[]): readonly EventGroup[] {
  const groups = new Map<string, ReceivedEvent[]>();
  for (const event of events) {
    const { orderId, transactionId } = readEventSubject(event);
    const key = orderId ?? transactionId ?? `event ${event.seq}`;
    groups.set(key, [...(groups.get(key) ?? []), event]);
  }
  return Array.from(groups, toGroup).toSorted((one, other) => other.event.seq - one.event.seq);
}

function toGroup([key, events]: readonly [string, readonly ReceivedEvent[]]): EventGroup {
  const sorted = events.toSorted((one, other) => timeOf(other) - timeOf(one) || other.seq - one.seq);
  const [latest] = sorted;
  if (!latest) throw new Error("A group has no events.");
  // An event that only repeats the one before is no transition.
  const next = sorted.findIndex((one) => !isSame(one, latest));
  const event = sorted.at(next === -1 ? -1 : next - 1) ?? latest;
  const earlier = sorted.filter((one) => one !== event);
  return { key, event, earlier, seq: Math.max(...events.map(({ seq }) => seq)) };
}

function isSame(one: ReceivedEvent, other: ReceivedEvent): boolean {
  return one === other || (one.type === other.type && JSON.stringify(one.data) === JSON.stringify(other.data));
}

function timeOf({ occurred_at: occurredAt, received_at: receivedAt }: ReceivedEvent): number {
  return parseTimestamp(occurredAt) ?? parseTimestamp(receivedAt) ?? 0;
}
