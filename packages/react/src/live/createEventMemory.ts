import type { StreamEvent } from "./readEventStream.ts";

/** The last events of the stream, for a tab that comes back. */
export interface EventMemory {
  readonly add: (event: StreamEvent) => void;
  /** What came after an event; that everything is to be read again, where that is not known any more. */
  readonly after: (lastEventId: string | undefined) => readonly StreamEvent[];
}

/** Remembers where the stream stands and what webhooks it told of; how prices stand is told afresh. */
export function createEventMemory(): EventMemory {
  let events: StreamEvent[] = [];
  return {
    add: ({ name, data, id }) => {
      // What came before it does not lead up to it: whoever was there has missed something, too.
      if (name === "reset") events = [];
      if (id === undefined || id === "" || id === events.at(-1)?.id) return;
      events.push(name === "event" ? { name, data, id } : toMark(id));
      if (events.length > 2 * SIZE) events = events.slice(-SIZE);
    },
    after: (lastEventId) => {
      const newest = events.at(-1)?.id;
      // Who has no position yet reads everything anyway, and only learns where the stream stands.
      if (lastEventId === undefined) return newest === undefined ? [] : [toMark(newest)];
      const place = events.findLastIndex(({ id }) => id === lastEventId);
      return place === -1 ? [{ ...tooOld, id: newest }] : events.slice(place + 1);
    },
  };
}

const SIZE = 200;

const tooOld = { name: "reset", data: '{"reason":"too_old"}' } as const;

/** A message that tells a position and nothing else. */
function toMark(id: string): StreamEvent {
  return { name: "", data: "", id };
}
