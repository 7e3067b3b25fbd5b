import type { Cancelled } from "../http/Cancellation.ts";
import type { Settings } from "../settings/settings.ts";

export type Lane = "reads" | "changes";

export interface QueuedCall {
  readonly lane: Lane;
  /**
   * The subject whose share the call uses. `undefined` for the proxy's own calls. The queue can change it while the
   * call waits.
   */
  subject: string | undefined;
  readonly cancellation: Cancelled;
}

/**
 * Limits concurrent calls to the service. Reads never use the slots that are reserved for changes. A subject gets at
 * most half of a lane's guaranteed slots, so that no user can block the others.
 */
export interface CallQueue {
  /**
   * Takes a slot. Returns `undefined` if one was free. Otherwise returns a promise that resolves to `false` if the call
   * was cancelled or the queue is full.
   */
  enter(call: QueuedCall): Promise<boolean> | undefined;
  /** Releases the slot. */
  leave(call: QueuedCall): void;
  /** Moves a waiting read to the share of another subject that joined it, if that subject uses fewer slots. */
  adopt(cancellation: Cancelled, subject: string | undefined): void;
  /** Calls with a slot. */
  active(): number;
  /** Calls that wait for a slot. */
  queued(): number;
}

interface Entry {
  readonly call: QueuedCall;
  readonly start: () => void;
}

interface LaneState {
  /** Slots per subject. */
  readonly share: number;
  active: number;
  readonly bySubject: Map<string, number>;
  waiting: Entry[];
}

/** Creates the queue. Changes go first, then the subject with the fewest slots. */
export function createCallQueue(
  settings: Pick<Settings, "maxUpstreamCalls" | "changeReserve" | "maxQueuedCalls">,
): CallQueue {
  const { maxUpstreamCalls, changeReserve, maxQueuedCalls } = settings;
  const maxReads = maxUpstreamCalls - changeReserve;
  const makeLane = (slots: number): LaneState => ({
    share: Math.ceil(slots / 2),
    active: 0,
    bySubject: new Map(),
    waiting: [],
  });
  const lanes = { reads: makeLane(maxReads), changes: makeLane(changeReserve) };

  function hasSlot(lane: Lane): boolean {
    if (lanes.reads.active + lanes.changes.active >= maxUpstreamCalls) return false;
    return lane === "changes" || lanes.reads.active < maxReads;
  }

  function slotsOf({ bySubject }: LaneState, subject = ""): number {
    return bySubject.get(subject) ?? 0;
  }

  function take(lane: LaneState, subject = ""): void {
    lane.active += 1;
    lane.bySubject.set(subject, slotsOf(lane, subject) + 1);
  }

  function release(lane: LaneState, subject = ""): void {
    lane.active -= 1;
    const slots = slotsOf(lane, subject) - 1;
    if (slots > 0) lane.bySubject.set(subject, slots);
    else lane.bySubject.delete(subject);
  }

  /** The entry whose subject uses the fewest slots. The oldest of several. */
  function nextOf(lane: LaneState): Entry | undefined {
    let next: Entry | undefined;
    let fewest = lane.share;
    for (const entry of lane.waiting) {
      const slots = slotsOf(lane, entry.call.subject);
      if (slots >= fewest) continue;
      next = entry;
      fewest = slots;
    }
    return next;
  }

  function startNext(name: Lane): boolean {
    const lane = lanes[name];
    const next = lane.waiting.length > 0 && hasSlot(name) ? nextOf(lane) : undefined;
    if (!next) return false;
    lane.waiting = lane.waiting.filter((entry) => entry !== next);
    take(lane, next.call.subject);
    next.start();
    return true;
  }

  function startAll(): void {
    while (startNext("changes") || startNext("reads"));
  }

  function wait(call: QueuedCall): Promise<boolean> {
    const lane = lanes[call.lane];
    if (lane.waiting.length >= maxQueuedCalls || call.cancellation.isCancelled) return Promise.resolve(false);
    return new Promise((resolve) => {
      const unsubscribe = call.cancellation.onCancel(() => {
        lane.waiting = lane.waiting.filter((other) => other !== entry);
        resolve(false);
      });
      const entry: Entry = {
        call,
        start() {
          unsubscribe();
          resolve(true);
        },
      };
      lane.waiting.push(entry);
    });
  }

  return {
    enter(call) {
      const lane = lanes[call.lane];
      const isFree = hasSlot(call.lane) && slotsOf(lane, call.subject) < lane.share;
      if (!isFree) return wait(call);
      take(lane, call.subject);
      return undefined;
    },
    leave({ lane, subject }) {
      release(lanes[lane], subject);
      startAll();
    },
    adopt(cancellation, subject) {
      const { reads } = lanes;
      const call = reads.waiting.find((entry) => entry.call.cancellation === cancellation)?.call;
      if (!call || slotsOf(reads, subject) >= slotsOf(reads, call.subject)) return;
      call.subject = subject;
      startAll();
    },
    active: () => lanes.reads.active + lanes.changes.active,
    queued: () => lanes.reads.waiting.length + lanes.changes.waiting.length,
  };
}
