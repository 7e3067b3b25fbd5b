import type { EventMemory } from "./createEventMemory.ts";
import type { ReadLineParameters } from "./LiveLine.ts";
import type { StreamEvent } from "./readEventStream.ts";

export interface CreateFollowerParameters {
  /** What the leader told at first. */
  readonly events: readonly StreamEvent[];
  readonly memory: EventMemory;
}

/** What a tab hears from the one that holds the stream, read as if it were the stream. */
export interface Follower {
  readonly push: (event: StreamEvent) => void;
  readonly sign: () => void;
  readonly end: (how: "ended" | "handover") => void;
  readonly read: (parameters: ReadLineParameters) => Promise<"ended" | "handover">;
}

/** Makes a follower. What is pushed before somebody reads waits. */
export function createFollower({ events, memory }: CreateFollowerParameters): Follower {
  let waiting: StreamEvent[] = [...events];
  let ended: "ended" | "handover" | undefined;
  let reading:
    | { readonly parameters: ReadLineParameters; readonly end: (how: "ended" | "handover") => void }
    | undefined;

  function push(event: StreamEvent): void {
    if (!reading) {
      waiting.push(event);
      return;
    }
    const { signal, onSign, onEvent } = reading.parameters;
    if (signal.aborted) return;
    memory.add(event);
    onSign();
    onEvent(event);
  }

  function end(how: "ended" | "handover"): void {
    ended ??= how;
    reading?.end(ended);
  }

  return {
    push,
    sign: () => reading?.parameters.onSign(),
    end,
    read: (parameters) =>
      new Promise((resolve) => {
        reading = { parameters, end: resolve };
        parameters.signal.addEventListener("abort", () => end("ended"), { once: true });
        const known = waiting;
        waiting = [];
        for (const event of known) push(event);
        if (ended) resolve(ended);
      }),
  };
}
