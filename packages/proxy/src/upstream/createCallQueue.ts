import type { Cancelled } from "../http/Cancellation.ts";
import type { Settings } from "../settings/settings.ts";

export type Lane = "reads" | "changes";

export interface QueuedCall {
  readonly lane: Lane;
  /** Whose share the call uses. `undefined` for the proxy's own calls. The queue may change it while the call waits. */
  subject: string | undefined;
  readonly cancellation: Cancelled;
}

/**
 * Bounds the calls to the service. Reads never take the slots that are reserved for changes, and no subject holds more
 * than half of what a lane is sure to have, so that nobody can make others wait for long.
 */
export interface CallQueue {
  /**
   * Takes a slot. Returns `undefined` if one was free, else a promise of whether the call got one: `false` if it was
   * cancelled, or too many calls wait already.
   */
  enter(call: QueuedCall): Promise<boolean> | undefined;
  /** Gives the slot back. */
  leave(call: QueuedCall): void;
  /** Lets a read that waits use the share of somebody else who wants it too, if they hold fewer slots. */
  adopt(cancellation: Cancelled, subject: string | undefined): void;
  /** Calls that hold a slot. */
  active(): number;
  /** Calls that wait for one. */
  queued(): number;
}

interface Entry {
  readonly call: QueuedCall;
  readonly start: () => void;
}

interface LaneState {
  /** Slots that one subject may hold. */
  readonly share: number;
  active: number;
  readonly bySubject: Map<string, number>;
  waiting: Entry[];
}

/** Makes the queue. Of those that wait, changes go first, then the subject that holds the fewest slots. */
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

  function heldBy({ bySubject }: LaneState, subject = ""): number {
    return bySubject.get(subject) ?? 0;
  }

  function take(lane: LaneState, subject = ""): void {
    lane.active += 1;
    lane.bySubject.set(subject, heldBy(lane, subject) + 1);
  }

  function give(lane: LaneState, subject = ""): void {
    lane.active -= 1;
    const held = heldBy(lane, subject) - 1;
    if (held > 0) lane.bySubject.set(subject, held);
    else lane.bySubject.delete(subject);
  }

  /** The entry whose subject holds the fewest slots, the oldest of several. */
  function nextOf(lane: LaneState): Entry | undefined {
    let next: Entry | undefined;
    let fewest = lane.share;
    for (const entry of lane.waiting) {
      const held = heldBy(lane, entry.call.subject);
      if (held >= fewest) continue;
      next = entry;
      fewest = held;
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
      const stay = call.cancellation.onCancel(() => {
        lane.waiting = lane.waiting.filter((other) => other !== entry);
        resolve(false);
      });
      const entry: Entry = {
        call,
        start() {
          stay();
          resolve(true);
        },
      };
      lane.waiting.push(entry);
    });
  }

  return {
    enter(call) {
      const lane = lanes[call.lane];
      const isFree = hasSlot(call.lane) && heldBy(lane, call.subject) < lane.share;
      if (!isFree) return wait(call);
      take(lane, call.subject);
      return undefined;
    },
    leave({ lane, subject }) {
      give(lanes[lane], subject);
      startAll();
    },
    adopt(cancellation, subject) {
      const { reads } = lanes;
      const call = reads.waiting.find((entry) => entry.call.cancellation === cancellation)?.call;
      if (!call || heldBy(reads, subject) >= heldBy(reads, call.subject)) return;
      call.subject = subject;
      startAll();
    },
    active: () => lanes.reads.active + lanes.changes.active,
    queued: () => lanes.reads.waiting.length + lanes.changes.waiting.length,
  };
}
