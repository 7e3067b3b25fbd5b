import { encodeMessage, type MessageBytes } from "../live/encodeMessage.ts";
import type { Settings } from "../settings/settings.ts";
import type { InvalidateOnEvents } from "./invalidateOnEvents.ts";

export interface CreateEventPagesParameters extends Pick<Settings, "store"> {
  /** Notified of the event types before any reader gets the events. */
  readonly invalidation: Pick<InvalidateOnEvents, "invalidate">;
}

/** An event, encoded once for all streams. */
export interface EventMessage {
  readonly seq: number;
  readonly type: string;
  readonly bytes: MessageBytes;
}

/** Pages of stored events. Concurrent readers share reads and encoded messages. */
export interface EventPages {
  /** Resolves to the next events after a sequence number, at most `PAGE`. An empty page means that no event is newer. */
  readAfter(seq: number): Promise<readonly EventMessage[]>;
  /**
   * Resolves like `readAfter`, but possibly to fewer events. Pages begin at multiples of `PAGE`, so that readers which are
   * behind by about the same number of events share them.
   */
  readNear(seq: number): Promise<readonly EventMessage[]>;
  /** Forgets reads in progress, because they may predate a new event. */
  refresh(): void;
}

/** Events of a page. */
export const PAGE = 50;

/** Full pages that are kept, about 1 MB. */
const KEPT = 100;

/** Creates the pages of a store. */
export function createEventPages({ store, invalidation }: CreateEventPagesParameters): EventPages {
  const reading = new Map<number, Promise<readonly EventMessage[]>>();
  /** A full page never changes. After a crash of another proxy, a thousand readers may need the same ones. */
  const full = new Map<number, readonly EventMessage[]>();

  async function readAfter(seq: number): Promise<readonly EventMessage[]> {
    const known = full.get(seq) ?? reading.get(seq);
    if (known) return known;
    const page = read(seq).finally(() => {
      if (reading.get(seq) === page) reading.delete(seq);
    });
    reading.set(seq, page);
    return page;
  }

  async function read(after: number): Promise<readonly EventMessage[]> {
    const events = await store.readEvents({ after, limit: PAGE });
    invalidation.invalidate(events.map(({ type }) => type));
    const page = events.map(({ seq, id, type, occurred_at }) => ({
      seq,
      type,
      bytes: encodeMessage("event", { seq, id, type, occurred_at }, seq),
    }));
    if (page.length === PAGE) keep(after, page);
    return page;
  }

  function keep(after: number, page: readonly EventMessage[]): void {
    full.set(after, page);
    const [oldest] = full.keys();
    if (full.size > KEPT && oldest !== undefined) full.delete(oldest);
  }

  return {
    readAfter,
    async readNear(cursor) {
      const page = await readAfter(cursor - (cursor % PAGE));
      return page.filter(({ seq }) => seq > cursor);
    },
    refresh: () => reading.clear(),
  };
}
