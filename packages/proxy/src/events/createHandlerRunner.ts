import { catchAndLog } from "../monitoring/catchAndLog.ts";
import { ignore } from "../monitoring/logger.ts";
import type { EventBatchHandler } from "../settings/eventHandler.ts";
import type { Settings } from "../settings/settings.ts";
import type { ParkedEvent } from "../store/Store.ts";
import { takeLease } from "../store/takeLease.ts";
import { handlePages } from "./handlePages.ts";
import { readStoredEvent } from "./readStoredEvent.ts";

export type CreateHandlerRunnerParameters = Pick<
  Settings,
  "store" | "onEvent" | "onEvents" | "eventAttempts" | "now" | "random" | "schedule" | "logger"
>;

/** Runs the host's handler for every received event. */
export interface HandlerRunner {
  /** Events that were parked after too many attempts, ordered by sequence number. */
  parked(parameters?: { after?: number | undefined; limit?: number | undefined }): Promise<readonly ParkedEvent[]>;
  /**
   * Calls the handler for a parked event, out of order. If the handler throws, this rejects and the event stays parked.
   */
  retry(seq: number): Promise<void>;
  /** Waits up to 10 seconds for the running handler. */
  close(): Promise<void>;
}

/** Name of the handler in the store. */
export const HANDLER_NAME = "onEvent";

const NAME = HANDLER_NAME;
const WAIT_MS = 1_000;
const POLL_MS = 3_000;
const CLOSE_MS = 10_000;

/** Starts the handler. One instance runs it at a time, and another continues where it stops. */
export function createHandlerRunner(settings: CreateHandlerRunnerParameters): HandlerRunner {
  const { store, onEvents, schedule, logger } = settings;
  const holder = crypto.randomUUID();
  const closing = new AbortController();
  let isWoken = false;
  /** Ends the current pause. An event ends only an idle pause, not a back-off. */
  let interrupt: (by: "event" | "close") => void = ignore;
  const stop = store.onWake((topic) => {
    if (topic !== "events") return;
    isWoken = true;
    interrupt("event");
  });
  const handler = handlerOf(settings);
  const running = handler ? run(handler) : Promise.resolve();

  async function run(handle: EventBatchHandler): Promise<void> {
    while (!closing.signal.aborted) {
      isWoken = false;
      let isWaiting = false;
      await catchAndLog("handling events", logger, async () => {
        if (await hasWork()) isWaiting = !(await takeTurn(handle));
      });
      // Another instance handles the events. A new event does not end its lease.
      if (isWaiting) await pause(WAIT_MS);
      else if (!isWoken) await pause(POLL_MS, true);
    }
    await store.release({ name: NAME, holder }).catch(ignore);
  }

  async function hasWork(): Promise<boolean> {
    const cursor = await store.readCursor(NAME);
    // From now on retention keeps all events that the handler has not processed.
    if (!cursor) await store.moveCursor({ handler: NAME, from: null, to: { seq: 0, attempts: 0 } });
    return (await store.readEvents({ after: cursor?.seq ?? 0, limit: 1 })).length > 0;
  }

  /** Resolves to `false`, without a call of the handler, if another instance has the lease. */
  async function takeTurn(handle: EventBatchHandler): Promise<boolean> {
    const lease = await takeLease({ store, schedule, name: NAME, holder });
    if (!lease) return false;
    try {
      const signals = { closing: closing.signal, turn: lease.signal };
      await handlePages({
        ...settings,
        ...signals,
        name: NAME,
        handler: handle,
        isBatched: onEvents !== undefined,
        pause,
      });
    } finally {
      lease.end();
    }
    return true;
  }

  function pause(milliseconds: number, isIdle = false): Promise<void> {
    return new Promise((resolve) => {
      const cancel = schedule(resolve, milliseconds, isIdle);
      interrupt = (by) => {
        if (by === "event" && !isIdle) return;
        cancel();
        resolve();
      };
      if (closing.signal.aborted) interrupt("close");
    });
  }

  return {
    parked: ({ after = 0, limit = 1_000 } = {}) => store.readParked({ handler: NAME, after, limit }),
    async retry(seq) {
      const [parked] = await store.readParked({ handler: NAME, after: seq - 1, limit: 1 });
      const [event] = await store.readEvents({ after: seq - 1, limit: 1 });
      if (!handler || parked?.seq !== seq || event?.seq !== seq)
        throw new RangeError(`Event ${seq} is not parked. Use a seq from parkedEvents().`);
      const result = readStoredEvent(event);
      if ("fault" in result) throw new RangeError(`Event ${seq} cannot be read (${result.fault}).`);
      const received = { event: result.event, seq, receivedAt: event.received_at };
      await handler([received], { attempt: parked.attempts + 1, signal: closing.signal });
      await store.unpark({ handler: NAME, seq });
    },
    async close() {
      stop();
      closing.abort();
      interrupt("close");
      await new Promise<void>((resolve) => {
        const cancel = schedule(resolve, CLOSE_MS);
        void running.then(cancel).then(resolve);
      });
    },
  };
}

/** The host's handler as one of several events. */
function handlerOf({ onEvent, onEvents }: CreateHandlerRunnerParameters): EventBatchHandler | undefined {
  if (!onEvent) return onEvents;
  return async (events, context) => {
    for (const { event, seq, receivedAt } of events) await onEvent(event, { seq, receivedAt, ...context });
  };
}
