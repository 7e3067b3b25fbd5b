import type { WebhookEvent } from "@partner-kit/contract/webhook";
import { errorCodeOf } from "../monitoring/describeError.ts";
import type { EventBatchHandler } from "../settings/eventHandler.ts";
import type { Settings } from "../settings/settings.ts";
import type { Cursor, ParkedEvent, StoredEvent } from "../store/Store.ts";
import { type EventFault, readStoredEvent } from "./readStoredEvent.ts";

export interface HandlePagesParameters extends Pick<Settings, "store" | "eventAttempts" | "now" | "random" | "logger"> {
  /** Name of the handler in the store. */
  readonly name: string;
  readonly handler: EventBatchHandler;
  /** Whether the handler accepts several events at once. */
  readonly isBatched: boolean;
  /** Aborted when the proxy closes. */
  readonly closing: AbortSignal;
  /** Aborted when this instance loses its turn. */
  readonly turn: AbortSignal;
  /** Waits, unless the proxy closes. */
  readonly pause: (milliseconds: number) => Promise<void>;
}

type Entry = StoredEvent & ({ readonly event: WebhookEvent } | { readonly fault: EventFault });

// Events per read, and at most per call of a batch handler.
const PAGE = 100;
const BACK_OFF_MIN_MS = 1_000;
const BACK_OFF_MAX_MS = 60_000;

/** Calls a handler for all events after its cursor, until no event is left or the turn is over. */
export async function handlePages(parameters: HandlePagesParameters): Promise<void> {
  const { store, eventAttempts, now, random, logger } = parameters;
  const { name, handler, isBatched, closing, turn, pause } = parameters;
  const signal = AbortSignal.any([closing, turn]);
  // A new handler gets all stored events.
  let cursor = await store.readCursor(name);
  /** Whether the cursor already counts the next attempt. */
  let isBegun = false;
  /** Events to handle one at a time, because one of them may have failed a batch or crashed this instance. */
  let alone = cursor && cursor.attempts > 0 ? PAGE : 0;
  /** Code of the last error, while the same event is next. */
  let failure: string | undefined;

  /** Resolves to `false` if another instance moved the cursor. */
  async function move(to: Cursor, park?: ParkedEvent): Promise<boolean> {
    const isMoved = await store.moveCursor({ handler: name, from: cursor, to, park });
    cursor = to;
    return isMoved;
  }

  /** Resolves to the number of finished events: 0 after an error, `undefined` if the turn is over. */
  async function attempt(entries: readonly Entry[]): Promise<number | undefined> {
    const [first] = entries;
    if (!first) return undefined;
    if ("fault" in first) return parkFirst(first, 0, first.fault, "an event cannot be read and was parked");
    const { seq: before, attempts: begun } = cursor ?? { seq: 0, attempts: 0 };
    if (begun >= eventAttempts && !isBegun)
      return parkFirst(first, begun, failure ?? "CRASHED", "an event was parked because its handler kept failing");
    if (failure !== undefined) await pause(backOff(begun));
    // The attempt is not made, so it does not count.
    if (isBegun && closing.aborted && !turn.aborted) await move({ seq: before, attempts: begun - 1 });
    if (signal.aborted) return undefined;
    // Attempts are counted before the handler runs, so that an event that crashes the process is parked too.
    const attempts = isBegun ? begun : begun + 1;
    if (!isBegun && !(await move({ seq: before, attempts }))) return undefined;
    isBegun = false;
    const batch = isBatched && alone <= 0 ? readableOf(entries) : readableOf([first]);
    try {
      await handler(batch, { attempt: attempts, signal });
    } catch (error) {
      failure = errorCodeOf(error);
      if (batch.length > 1) alone = batch.length;
      const { seq, type } = first;
      logger.warn({ seq, type, events: batch.length, attempt: attempts, code: failure }, "an event handler failed");
      return 0;
    }
    const next = entries[batch.length];
    isBegun = next !== undefined && "event" in next && !signal.aborted;
    // One commit finishes these events and begins the next attempt.
    return finish(batch.length, { seq: batch.at(-1)?.seq ?? before, attempts: isBegun ? 1 : 0 });
  }

  async function parkFirst(
    { seq, type }: Entry,
    attempts: number,
    code: string,
    message: string,
  ): Promise<number | undefined> {
    const park = { seq, attempts, error_code: code, parked_at: now() };
    const finished = await finish(1, { seq, attempts: 0 }, park);
    if (finished !== undefined) logger.error({ seq, type, attempts, code }, message);
    return finished;
  }

  async function finish(count: number, to: Cursor, park?: ParkedEvent): Promise<number | undefined> {
    failure = undefined;
    alone -= count;
    return (await move(to, park)) ? count : undefined;
  }

  function backOff(attempts: number): number {
    const longest = Math.min(BACK_OFF_MIN_MS * 2 ** (attempts - 1), BACK_OFF_MAX_MS);
    return longest * (0.5 + random() / 2);
  }

  for (;;) {
    const events = await store.readEvents({ after: cursor?.seq ?? 0, limit: PAGE });
    if (events.length === 0) return;
    let entries: readonly Entry[] = events.map((stored) => ({ ...stored, ...readStoredEvent(stored) }));
    while (entries.length > 0) {
      const finished = await attempt(entries);
      if (finished === undefined) return;
      entries = entries.slice(finished);
    }
  }
}

/** The first events, up to one that cannot be read. */
function readableOf(entries: readonly Entry[]) {
  const end = entries.findIndex((entry) => "fault" in entry);
  return entries
    .slice(0, end === -1 ? undefined : end)
    .flatMap((entry) =>
      "event" in entry ? { event: entry.event, seq: entry.seq, receivedAt: entry.received_at } : [],
    );
}
