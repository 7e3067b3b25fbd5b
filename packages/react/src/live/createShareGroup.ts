import type { EventMemory } from "./createEventMemory.ts";
import { createFollower, type Follower } from "./createFollower.ts";
import { createPlace } from "./createPlace.ts";
import type { LiveLine, OpenLineReturnType } from "./LiveLine.ts";
import type { StreamEvent } from "./readEventStream.ts";
import { isShareMessage, type ShareMessage } from "./ShareMessage.ts";
import type { Sharing } from "./Sharing.ts";

export interface CreateShareGroupParameters {
  readonly name: string;
  readonly sharing: Sharing;
  readonly tabId: string;
  readonly memory: EventMemory;
  readonly open: LiveLine["open"];
  readonly snapshot: () => readonly StreamEvent[];
  /** There is a stream to follow, or a place to take, while this tab has neither. */
  readonly onLead: () => void;
}

/** A tab's membership among those that share a stream. */
export interface ShareGroup {
  readonly name: string;
  readonly open: LiveLine["open"];
  readonly leave: () => void;
}

/** Joins the tabs of a name. */
export function createShareGroup(parameters: CreateShareGroupParameters): ShareGroup {
  const { name, sharing, tabId, memory, open, snapshot, onLead } = parameters;
  const channel = sharing.createChannel(name);
  let stage: "opening" | "open" | "down" | "unsupported" = "opening";
  let leader: string | undefined;
  let seeking: Seeking | undefined;
  let follower: Follower | undefined;
  let leading: AbortController | undefined;
  let isAlone = false;
  let hasLeft = false;

  const { locks } = sharing;
  const place = createPlace({ locks, name, onGranted, onLost, onRefused });
  // Tabs that miss an answer take the place one after the other: each asks once more when it is its turn, and then hears
  // of whoever took it before. All at once they would take it from each other, with a stream opened each time.
  const turn = createPlace({
    locks,
    name: `${name} turn`,
    onGranted: () => seeking?.askLast(),
    onLost: () => undefined,
    onRefused: () => place.take(),
  });
  channel.addEventListener("message", ({ data }) => {
    if (!hasLeft && isShareMessage(data)) receive(data);
  });
  place.ask();

  return {
    name,
    open: async (lastEventId, signal) => {
      const way = await seek(lastEventId, signal);
      switch (way.kind) {
        case "follow":
          return follow(way.events);
        case "lead":
          return lead(lastEventId, signal);
        case "alone":
          return open(lastEventId, signal);
        case "down":
          return way.isUnsupported ? { kind: "unsupported" } : { kind: "failed", retryAfter: undefined };
      }
    },
    leave: () => {
      hasLeft = true;
      seeking?.settle(down);
      follower?.end("ended");
      place.leave();
      channel.close();
    },
  };

  function post(message: ShareMessage): void {
    if (!hasLeft) channel.postMessage(message);
  }

  /** Finds out whether to lead or to follow. */
  function seek(lastEventId: string | undefined, signal: AbortSignal): Promise<Way> {
    seeking?.settle(down);
    if (isAlone) return Promise.resolve({ kind: "alone" });
    if (place.isHeld()) return Promise.resolve({ kind: "lead" });
    return new Promise((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let opening: string | undefined;
      const hello = () => post({ kind: "hello", from: tabId, lastEventId });
      const after = (milliseconds: number, then: () => void) => {
        clearTimeout(timer);
        timer = setTimeout(then, milliseconds);
      };
      const giveUp = () => {
        turn.ask();
        // Where the one whose turn it is was frozen in it.
        after(PATIENCE, place.take);
      };
      const mine: Seeking = {
        ask: () => {
          turn.leave();
          hello();
          after(ANSWER, giveUp);
        },
        askLast: () => {
          hello();
          after(ANSWER, place.take);
        },
        waitFor: (tab) => {
          // Once for each: one that only ever says that it is about to open is as good as frozen.
          if (opening === tab) return;
          opening = tab;
          turn.leave();
          after(PATIENCE, giveUp);
        },
        settle: (way) => {
          clearTimeout(timer);
          turn.leave();
          if (seeking === mine) seeking = undefined;
          resolve(way);
        },
      };
      seeking = mine;
      signal.addEventListener("abort", () => seeking === mine && mine.settle(down), { once: true });
      mine.ask();
    });
  }

  function follow(events: readonly StreamEvent[]): OpenLineReturnType {
    const mine = createFollower({ events, memory });
    follower = mine;
    return {
      kind: "open",
      read: async (reading) => {
        try {
          return await mine.read(reading);
        } finally {
          if (follower === mine) follower = undefined;
        }
      },
    };
  }

  async function lead(lastEventId: string | undefined, signal: AbortSignal): Promise<OpenLineReturnType> {
    const mine = new AbortController();
    leading = mine;
    const either = AbortSignal.any([signal, mine.signal]);
    const opened = await open(lastEventId, either).catch((error: unknown) => {
      fall(mine, false);
      throw error;
    });
    if (opened.kind !== "open") {
      fall(mine, opened.kind === "unsupported");
      return opened;
    }
    stage = "open";
    post({ kind: "lead", from: tabId });
    return {
      kind: "open",
      read: async ({ onEvent, onSign }) => {
        let hasSpoken = false;
        try {
          await opened.read({
            signal: either,
            onEvent: (event) => {
              hasSpoken = true;
              memory.add(event);
              onEvent(event);
              post({ kind: "event", from: tabId, event });
            },
            onSign: () => {
              onSign();
              if (!hasSpoken) post({ kind: "sign", from: tabId });
              hasSpoken = false;
            },
          });
        } finally {
          fall(mine, false);
        }
        return mine.signal.aborted ? "handover" : "ended";
      },
    };
  }

  /** The stream of this tab is over. Those who follow are told, unless they have another to follow. */
  function fall(mine: AbortController, isUnsupported: boolean): void {
    if (leading === mine) leading = undefined;
    if (mine.signal.aborted || !place.isHeld()) return;
    stage = isUnsupported ? "unsupported" : "down";
    post({ kind: "down", from: tabId, to: undefined, isUnsupported });
  }

  function onGranted(): void {
    stage = "opening";
    leader = undefined;
    // Those who asked while nobody led have heard nothing yet.
    post({ kind: "wait", from: tabId, to: undefined });
    if (seeking) seeking.settle({ kind: "lead" });
    else if (follower) follower.end("handover");
    else onLead();
  }

  function onLost(): void {
    leading?.abort();
    place.ask();
  }

  function onRefused(): void {
    isAlone = true;
    seeking?.settle({ kind: "alone" });
    follower?.end("handover");
  }

  function receive(message: ShareMessage): void {
    switch (message.kind) {
      case "hello":
        return answer(message.from, message.lastEventId);
      case "welcome":
        if (message.to !== tabId || !seeking) return;
        leader = message.from;
        return seeking.settle({ kind: "follow", events: message.events });
      case "wait":
        if (message.to === undefined || message.to === tabId) seeking?.waitFor(message.from);
        return;
      case "lead":
        leader = message.from;
        if (seeking) seeking.ask();
        else if (!follower) onLead();
        return;
      case "down":
        if (message.to === undefined || message.to === tabId) {
          seeking?.settle({ kind: "down", isUnsupported: message.isUnsupported });
        }
        if (message.from === leader) follower?.end("ended");
        return;
      case "event":
        if (message.from === leader) follower?.push(message.event);
        return;
      case "sign":
        if (message.from === leader) follower?.sign();
        return;
    }
  }

  function answer(to: string, lastEventId: string | undefined): void {
    if (!place.isHeld()) return;
    switch (stage) {
      case "open":
        return post({ kind: "welcome", from: tabId, to, events: [...memory.after(lastEventId), ...snapshot()] });
      case "opening":
        return post({ kind: "wait", from: tabId, to });
      case "down":
      case "unsupported":
        return post({ kind: "down", from: tabId, to, isUnsupported: stage === "unsupported" });
    }
  }
}

type Way =
  | { readonly kind: "lead" }
  | { readonly kind: "follow"; readonly events: readonly StreamEvent[] }
  | { readonly kind: "alone" }
  | { readonly kind: "down"; readonly isUnsupported: boolean };

const down: Way = { kind: "down", isUnsupported: false };

interface Seeking {
  readonly ask: () => void;
  /** Asks once more, and takes the place if there is no answer to that either. */
  readonly askLast: () => void;
  /** Gives the tab that is about to open the stream its time. */
  readonly waitFor: (tab: string) => void;
  readonly settle: (way: Way) => void;
}

/** Milliseconds within which a leader answers, if it lives. It is asked twice: either tab may just have been busy. */
const ANSWER = 2000;
/** Milliseconds that a leader may take to open the stream. */
const PATIENCE = 15_000;
