import { failureCode } from "../failureCode.ts";
import type { LiveStream } from "../live/createLiveStream.ts";
import { encodeMessage, type MessageBytes } from "../live/encodeMessage.ts";
import type { Settings } from "../settings.ts";

export interface FollowParameters {
  /** The last sequence the reader knows. `undefined`: it begins with what comes next. */
  readonly after: number | undefined;
  readonly sees: (type: string) => boolean;
  readonly stream: Pick<LiveStream, "send" | "hasRoom">;
}

export interface CreateEventFeedParameters extends Pick<Settings, "store" | "schedule" | "logger"> {
  /** Called with the types of events before any reader gets them. */
  readonly onRead?: ((types: readonly string[]) => void) | undefined;
}

/** One reader's way through the events. */
export interface Follower {
  /** To be called when the stream has room: goes on where it stopped for want of it. */
  resume(): void;
  stop(): void;
}

/** Events for live streams, read from the store, so that what is missed and what is new come the same way. */
export interface EventFeed {
  follow(parameters: FollowParameters): Follower;
  close(): void;
}

interface Message {
  readonly seq: number;
  readonly type: string;
  readonly bytes: MessageBytes;
}

const PAGE = 50;
const RETRY_MS = 5_000;

/** Makes the feed. Readers at the same place share one read and one encoding. */
export function createEventFeed(settings: CreateEventFeedParameters): EventFeed {
  const { store, schedule, logger, onRead } = settings;
  const followers = new Map<Follower, () => void>();
  const pages = new Map<number, Promise<readonly Message[]>>();
  const stop = store.onWake((topic) => {
    if (topic !== "events") return;
    // A read under way may be too old to hold what is new.
    pages.clear();
    for (const look of followers.values()) look();
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
    onRead?.(events.map(({ type }) => type));
    return events.map(({ seq, id, type, occurred_at }) => ({
      seq,
      type,
      bytes: encodeMessage("event", { seq, id, type, occurred_at }, seq),
    }));
  }

  function follow({ after, sees, stream }: FollowParameters): Follower {
    let cursor: number | undefined;
    let isBusy = false;
    let isCalled = false;
    let isFull = false;
    let cancelRetry: (() => void) | undefined;

    async function begin(): Promise<number> {
      const { oldest, newest } = await store.readEventBounds();
      if (after !== undefined && after >= oldest && after <= newest) return after;
      // Both tell the place, so that a reader to whom nothing comes can resume as well.
      if (after === undefined) stream.send(encodeMessage("start", {}, newest));
      else stream.send(encodeMessage("reset", { reason: "too_old" }, newest));
      return newest;
    }

    async function pump(): Promise<void> {
      cursor ??= await begin();
      while (followers.has(follower) && stream.hasRoom()) {
        const page = await readPage(cursor);
        if (page.length === 0) return;
        for (const { seq, type, bytes } of page) {
          if (sees(type)) stream.send(bytes);
          cursor = seq;
        }
      }
      isFull = true;
    }

    async function look(): Promise<void> {
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
      logger.warn({ reason: failureCode(error) }, "events could not be read for a live stream; it is tried again");
      if (followers.has(follower)) cancelRetry = schedule(() => void look(), RETRY_MS);
    }

    const follower: Follower = {
      resume() {
        if (isFull) void look();
      },
      stop() {
        followers.delete(follower);
        cancelRetry?.();
      },
    };
    followers.set(follower, () => void look());
    void look();
    return follower;
  }

  return { follow, close: stop };
}
