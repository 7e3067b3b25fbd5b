import type { LiveStream } from "../live/createLiveStream.ts";
import { encodeMessage, type MessageBytes } from "../live/encodeMessage.ts";
import { errorCodeOf } from "../monitoring/describeError.ts";
import type { Settings } from "../settings/settings.ts";
import type { InvalidateOnEvents } from "./invalidateOnEvents.ts";

export interface SubscribeParameters {
  /** The last sequence number that the reader knows. `undefined` starts with the events of the last 30 seconds. */
  readonly after: number | undefined;
  readonly canSee: (type: string) => boolean;
  readonly stream: Pick<LiveStream, "send" | "hasRoom">;
}

export interface CreateEventSubscriptionsParameters extends Pick<Settings, "store" | "schedule" | "logger" | "now"> {
  /** Notified of the event types before any reader gets the events. */
  readonly invalidation: Pick<InvalidateOnEvents, "invalidate">;
}

/** One reader's subscription to events. */
export interface EventSubscription {
  /** Continues after a full stream has room again. */
  resume(): void;
  stop(): void;
}

/** Events for live streams, read from the store, so that missed and new events use the same path. */
export interface EventSubscriptions {
  subscribe(parameters: SubscribeParameters): EventSubscription;
  close(): void;
}

interface Message {
  readonly seq: number;
  readonly type: string;
  readonly bytes: MessageBytes;
}

const PAGE = 50;
const RETRY_MS = 5_000;
const RECENT_MS = 30_000;

/** Creates the subscriptions. Readers at the same sequence number share one read and one encoding. */
export function createEventSubscriptions(settings: CreateEventSubscriptionsParameters): EventSubscriptions {
  const { store, schedule, logger, now, invalidation } = settings;
  const subscriptions = new Map<EventSubscription, () => void>();
  const pages = new Map<number, Promise<readonly Message[]>>();
  const stop = store.onWake((topic) => {
    if (topic !== "events") return;
    // A read in progress may predate the new event.
    pages.clear();
    for (const wake of subscriptions.values()) wake();
  });

  function readPage(after: number): Promise<readonly Message[]> {
    const known = pages.get(after);
    if (known) return known;
    const page = read(after).finally(() => {
      if (pages.get(after) === page) pages.delete(after);
    });
    pages.set(after, page);
    return page;
  }

  async function read(after: number): Promise<readonly Message[]> {
    const events = await store.readEvents({ after, limit: PAGE });
    invalidation.invalidate(events.map(({ type }) => type));
    return events.map(({ seq, id, type, occurred_at }) => ({
      seq,
      type,
      bytes: encodeMessage("event", { seq, id, type, occurred_at }, seq),
    }));
  }

  /**
   * A page has read its data before its stream opens, and a page that was rendered on a server some seconds before. Events
   * in between belong to the stream.
   */
  async function findStart(newest: number): Promise<number> {
    const last = await store.readEvents({ after: Math.max(0, newest - PAGE), limit: PAGE });
    const recent = last.find(({ received_at }) => received_at > now() - RECENT_MS);
    return recent ? recent.seq - 1 : newest;
  }

  function subscribe({ after, canSee, stream }: SubscribeParameters): EventSubscription {
    let cursor: number | undefined;
    let isBusy = false;
    let isCalled = false;
    let isFull = false;
    let cancelRetry: (() => void) | undefined;

    async function begin(): Promise<number> {
      const { oldest, newest } = await store.readEventBounds();
      if (after !== undefined && after >= oldest && after <= newest) return after;
      // Both messages carry the sequence number, so that a reader can resume before its first event.
      const start = after === undefined ? await findStart(newest) : newest;
      if (after === undefined) stream.send(encodeMessage("start", {}, start));
      else stream.send(encodeMessage("reset", { reason: "too_old" }, start));
      return start;
    }

    async function pump(): Promise<void> {
      cursor ??= await begin();
      while (subscriptions.has(subscription) && stream.hasRoom()) {
        const page = await readPage(cursor);
        if (page.length === 0) return;
        for (const { seq, type, bytes } of page) {
          if (canSee(type)) stream.send(bytes);
          cursor = seq;
        }
      }
      isFull = true;
    }

    async function wake(): Promise<void> {
      isCalled = true;
      if (isBusy) return;
      isBusy = true;
      cancelRetry?.();
      while (isCalled) {
        isCalled = false;
        isFull = false;
        await pump().catch(retry);
      }
      isBusy = false;
    }

    function retry(error: unknown): void {
      logger.warn({ reason: errorCodeOf(error) }, "events could not be read for a live stream; retrying");
      if (subscriptions.has(subscription)) cancelRetry = schedule(() => void wake(), RETRY_MS);
    }

    const subscription: EventSubscription = {
      resume() {
        if (isFull) void wake();
      },
      stop() {
        subscriptions.delete(subscription);
        cancelRetry?.();
      },
    };
    subscriptions.set(subscription, () => void wake());
    void wake();
    return subscription;
  }

  return { subscribe, close: stop };
}
