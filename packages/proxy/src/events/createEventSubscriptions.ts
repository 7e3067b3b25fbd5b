import type { LiveStream } from "../live/createLiveStream.ts";
import { encodeMessage } from "../live/encodeMessage.ts";
import { errorCodeOf } from "../monitoring/describeError.ts";
import { ignore } from "../monitoring/logger.ts";
import type { Settings } from "../settings/settings.ts";
import { type CreateEventPagesParameters, createEventPages, type EventMessage, PAGE } from "./createEventPages.ts";

export interface SubscribeParameters {
  /** The last sequence number that the reader knows. `undefined` starts with the events of the last 30 seconds. */
  readonly after: number | undefined;
  readonly canSee: (type: string) => boolean;
  readonly stream: Pick<LiveStream, "send" | "hasRoom">;
}

export interface CreateEventSubscriptionsParameters
  extends CreateEventPagesParameters,
    Pick<Settings, "schedule" | "logger" | "now"> {}

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

/** A reader as its subscriptions see it. */
interface Reader {
  readonly canSee: (type: string) => boolean;
  /** Reads from where the reader is. */
  wake(): void;
  /** Sends messages up to a sequence number. */
  take(messages: readonly EventMessage[], last: number): void;
}

const READ_FAILED = "events could not be read for a live stream; retrying";
const RETRY_MS = 5_000;
const RECENT_MS = 30_000;

/** Creates the subscriptions. Readers share reads and encoded messages. */
export function createEventSubscriptions(settings: CreateEventSubscriptionsParameters): EventSubscriptions {
  const { store, schedule, logger, now } = settings;
  const pages = createEventPages(settings);
  /** Readers that are behind. Each reads at its own pace. */
  const behind = new Set<Reader>();
  /**
   * Readers that have every event up to a sequence number. They are served together: with thousands of streams, a promise
   * per reader and wake-up costs more than everything else.
   */
  const waiting = new Map<number, Set<Reader>>();
  let isServing = false;
  let isCalled = false;
  let cancelRetry: () => void = ignore;
  const stopListening = store.onWake((topic) => {
    if (topic !== "events") return;
    pages.refresh();
    for (const { wake } of behind) wake();
    void serve();
  });

  async function serve(): Promise<void> {
    isCalled = true;
    if (isServing) return;
    isServing = true;
    cancelRetry();
    while (isCalled) {
      isCalled = false;
      await Promise.all(Array.from(waiting.keys(), serveAfter)).catch((error: unknown) => {
        logger.warn({ reason: errorCodeOf(error) }, READ_FAILED);
        cancelRetry = schedule(() => void serve(), RETRY_MS);
      });
    }
    isServing = false;
  }

  async function serveAfter(start: number): Promise<void> {
    for (let after = start, isMore = true; isMore; ) {
      const page = await pages.readAfter(after);
      const last = page.at(-1);
      if (!last) return;
      const readers = waiting.get(after) ?? new Set();
      waiting.delete(after);
      // Most readers share one of few visibilities.
      const visible = new Map<Reader["canSee"], readonly EventMessage[]>();
      for (const reader of readers) {
        const { canSee } = reader;
        const messages = visible.get(canSee) ?? page.filter(({ type }) => canSee(type));
        visible.set(canSee, messages);
        reader.take(messages, last.seq);
      }
      after = last.seq;
      // A later event wakes again.
      isMore = page.length === PAGE;
    }
  }

  function wait(reader: Reader, after: number): void {
    const readers = waiting.get(after) ?? new Set();
    waiting.set(after, readers.add(reader));
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
    let isOpen = true;
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

    /** Resolves to the cursor if no event is left, `undefined` if the stream is full or has ended. */
    async function pump(): Promise<number | undefined> {
      cursor ??= await begin();
      while (behind.has(reader) && stream.hasRoom()) {
        const page = await pages.readNear(cursor);
        const last = page.at(-1);
        if (!last) return cursor;
        send(page.filter(({ type }) => canSee(type)));
        cursor = last.seq;
      }
      isFull = true;
      return undefined;
    }

    function send(messages: readonly EventMessage[]): void {
      for (const { bytes } of messages) stream.send(bytes);
    }

    async function wake(): Promise<void> {
      isCalled = true;
      if (isBusy) return;
      isBusy = true;
      cancelRetry?.();
      let end: number | undefined;
      while (isCalled) {
        isCalled = false;
        isFull = false;
        end = await pump().catch(retry);
      }
      isBusy = false;
      if (end === undefined || !isOpen) return;
      behind.delete(reader);
      wait(reader, end);
    }

    function retry(error: unknown): undefined {
      logger.warn({ reason: errorCodeOf(error) }, READ_FAILED);
      if (isOpen) cancelRetry = schedule(() => void wake(), RETRY_MS);
    }

    const reader: Reader = {
      canSee,
      wake: () => void wake(),
      take(messages, last) {
        send(messages);
        cursor = last;
        if (!isOpen) return;
        if (stream.hasRoom()) return wait(reader, last);
        isFull = true;
        behind.add(reader);
      },
    };
    behind.add(reader);
    void wake();
    return {
      resume() {
        if (isFull) void wake();
      },
      stop() {
        isOpen = false;
        behind.delete(reader);
        if (cursor !== undefined) waiting.get(cursor)?.delete(reader);
        cancelRetry?.();
      },
    };
  }

  return {
    subscribe,
    close() {
      stopListening();
      cancelRetry();
    },
  };
}
