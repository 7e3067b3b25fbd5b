import type { WebhookEvent } from "@partner-kit/contract/webhook";
import { catchAndLog } from "../monitoring/catchAndLog.ts";
import { errorCodeOf } from "../monitoring/describeError.ts";
import { ignore } from "../monitoring/logger.ts";
import type { EventHandler } from "../settings/eventHandler.ts";
import type { Settings } from "../settings/settings.ts";
import type { Cursor, ParkedEvent, StoredEvent } from "../store/Store.ts";
import { readStoredEvent } from "./readStoredEvent.ts";

export type CreateHandlerRunnerParameters = Pick<
  Settings,
  "store" | "onEvent" | "eventAttempts" | "now" | "random" | "schedule" | "logger"
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
// After a crash another instance takes over within 5 seconds: the lease expires, then the next attempt takes it. The rest
// is time for the store to respond.
const LEASE_MS = 3_500;
const RENEW_MS = 1_000;
const WAIT_MS = 1_000;
const POLL_MS = 3_000;
const PAGE = 100;
const BACK_OFF_MIN_MS = 1_000;
const BACK_OFF_MAX_MS = 60_000;
const CLOSE_MS = 10_000;

/** Starts the handler. One instance runs it at a time, and another continues where it stops. */
export function createHandlerRunner(settings: CreateHandlerRunnerParameters): HandlerRunner {
  const { store, onEvent, eventAttempts, now, random, schedule, logger } = settings;
  const holder = crypto.randomUUID();
  const closing = new AbortController();
  /** Aborted when the lease is lost. */
  let turn = new AbortController();
  let isWoken = false;
  /** Ends the current pause. An event ends only an idle pause, not a back-off. */
  let interrupt: (by: "event" | "close") => void = ignore;
  const stop = store.onWake((topic) => {
    if (topic !== "events") return;
    isWoken = true;
    interrupt("event");
  });
  const running = onEvent ? run(onEvent) : Promise.resolve();

  async function run(handler: EventHandler): Promise<void> {
    while (!closing.signal.aborted) {
      isWoken = false;
      let isWaiting = false;
      await catchAndLog("handling events", logger, async () => {
        if (await hasWork()) isWaiting = !(await takeTurn(handler));
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
  async function takeTurn(handler: EventHandler): Promise<boolean> {
    const own = new AbortController();
    let cancelRenewal = ignore;
    let cancelEnd = ignore;
    const lose = (): void => own.abort();
    /** Ends the turn when the lease expires, even if the store does not respond. */
    const renew = async (): Promise<boolean> => {
      // Counted from before the call, so that the turn never outlasts the lease.
      const cancelNext = schedule(lose, LEASE_MS);
      const isHeld = await store.lease({ name: NAME, holder, ttl: LEASE_MS }).catch((error: unknown) => {
        cancelNext();
        throw error;
      });
      cancelEnd();
      cancelEnd = cancelNext;
      // The renewal can resolve after the turn is over.
      if (!isHeld || own.signal.aborted) cancelEnd();
      else cancelRenewal = schedule(() => void renew().then((isStillHeld) => isStillHeld || lose(), lose), RENEW_MS);
      return isHeld;
    };
    if (!(await renew())) return false;
    turn = own;
    try {
      // A new handler gets all stored events.
      let cursor = await store.readCursor(NAME);
      for (;;) {
        const events = await store.readEvents({ after: cursor?.seq ?? 0, limit: PAGE });
        for (const event of events) {
          const next = await handleUntilDone(handler, event, cursor);
          if (!next) return true;
          cursor = next;
        }
        if (events.length === 0) return true;
      }
    } finally {
      lose();
      cancelRenewal();
      cancelEnd();
    }
  }

  /** Resolves to the cursor after the event, or `undefined` if this instance lost its turn. */
  async function handleUntilDone(
    handler: EventHandler,
    event: StoredEvent,
    from: Cursor | null,
  ): Promise<Cursor | undefined> {
    const { seq, type } = event;
    const done = { seq, attempts: 0 };
    const result = readStoredEvent(event);
    if ("fault" in result) {
      const park = { seq, attempts: 0, error_code: result.fault, parked_at: now() };
      const isMoved = await store.moveCursor({ handler: NAME, from, to: done, park });
      if (isMoved) logger.error({ seq, type, code: result.fault }, "an event cannot be read and was parked");
      return isMoved ? done : undefined;
    }
    let cursor = from;
    let errorCode = "CRASHED";
    while (!closing.signal.aborted && !turn.signal.aborted) {
      const { seq: before, attempts } = cursor ?? { seq: 0, attempts: 0 };
      if (attempts >= eventAttempts) {
        const park = { seq, attempts, error_code: errorCode, parked_at: now() };
        if (!(await store.moveCursor({ handler: NAME, from: cursor, to: done, park }))) return undefined;
        logger.error({ seq, type, attempts, code: errorCode }, "an event was parked because onEvent kept failing");
        return done;
      }
      if (attempts > (from?.attempts ?? 0)) await pause(backOff(attempts));
      if (closing.signal.aborted || turn.signal.aborted) return undefined;
      // Attempts are counted before the handler runs, so that an event that crashes the process is parked too.
      const begun = { seq: before, attempts: attempts + 1 };
      if (!(await store.moveCursor({ handler: NAME, from: cursor, to: begun }))) return undefined;
      cursor = begun;
      try {
        await handle(handler, result.event, event, begun.attempts);
      } catch (error) {
        errorCode = errorCodeOf(error);
        logger.warn({ seq, type, attempt: begun.attempts, code: errorCode }, "onEvent failed");
        continue;
      }
      return (await store.moveCursor({ handler: NAME, from: begun, to: done })) ? done : undefined;
    }
    return undefined;
  }

  async function handle(
    handler: EventHandler,
    event: WebhookEvent,
    { seq, received_at: receivedAt }: StoredEvent,
    attempt: number,
  ): Promise<void> {
    const signal = AbortSignal.any([closing.signal, turn.signal]);
    await handler(event, { seq, receivedAt, attempt, signal });
  }

  function backOff(attempts: number): number {
    const longest = Math.min(BACK_OFF_MIN_MS * 2 ** (attempts - 1), BACK_OFF_MAX_MS);
    return longest * (0.5 + random() / 2);
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
      if (!onEvent || parked?.seq !== seq || event?.seq !== seq)
        throw new RangeError(`Event ${seq} is not parked. Use a seq from parkedEvents().`);
      const result = readStoredEvent(event);
      if ("fault" in result) throw new RangeError(`Event ${seq} cannot be read (${result.fault}).`);
      await handle(onEvent, result.event, event, parked.attempts + 1);
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
