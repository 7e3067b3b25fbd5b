import type { StreamEvent } from "./openStream.ts";

/** The stream's state, the same in every tab. `absent`: it failed several times or the proxy has none, so tabs poll. */
export type StreamState = "connecting" | "open" | "retrying" | "absent";

/** The browser features with which tabs share a stream. */
export interface Sharing {
  readonly locks: {
    request(
      name: string,
      options: { readonly signal?: AbortSignal; readonly steal?: boolean },
      callback: () => Promise<void>,
    ): Promise<unknown>;
  };
  readonly createChannel: (name: string) => {
    postMessage(message: unknown): void;
    addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
    close(): void;
  };
}

/** Ways of sharing in this browser. `undefined` without Web Locks, as on plain HTTP: then each tab has its own stream. */
export function browserSharing(): Sharing | undefined {
  if (typeof navigator === "undefined" || typeof BroadcastChannel === "undefined") return undefined;
  // The types promise it, but it is missing outside secure contexts.
  const locks: LockManager | undefined = navigator.locks;
  return locks && { locks, createChannel: (name) => new BroadcastChannel(name) };
}

/** State of the leader's stream. */
export interface LeaderState {
  readonly state: StreamState;
  /** The ID of the last event. */
  readonly position: string | undefined;
}

export interface CreateTabGroupParameters {
  /** The same in all tabs that share a stream. */
  readonly name: string;
  readonly sharing: Sharing;
  /** Between 0 and 1. */
  readonly random: () => number;
  readonly getState: () => LeaderState;
  /** The current data as messages of the stream, for a tab that joins. */
  readonly getSnapshot: () => readonly StreamEvent[];
  /** Called in a follower with the leader's state, now and then. */
  readonly onState: (state: LeaderState) => void;
  /** Called in a follower with each event of the leader's stream. */
  readonly onEvent: (event: StreamEvent) => void;
}

/** This tab's membership among the tabs that share a stream. */
export interface TabGroup {
  readonly name: string;
  /** Follows the leader until this tab leads. Resolves to a signal that aborts when it leads no longer. */
  readonly lead: () => Promise<AbortSignal>;
  /** Sends the state to the followers. Does nothing unless this tab leads. */
  readonly postState: () => void;
  /** Sends an event to the followers. Does nothing unless this tab leads. */
  readonly postEvent: (event: StreamEvent) => void;
  readonly leave: () => void;
}

/**
 * Message between tabs: a tab's ID if it asks the leader to let it join, the leader's state, with data for the tab that joins,
 * or an event. `term` grows with each leader, so that followers can ignore one that has been replaced.
 */
type TabMessage =
  | { readonly join: string }
  | (LeaderState & { readonly term: number; readonly to?: string; readonly data?: readonly StreamEvent[] })
  | (StreamEvent & { readonly term: number });

/**
 * Joins the tabs of a name. The tab that holds the lock of that name leads: it has the stream and broadcasts what arrives. The
 * browser passes the lock on when the leader closes or crashes. A follower steals it from a leader that stays silent
 * because it is frozen. See docs/decisions/0016-one-live-path.md.
 */
export function createTabGroup(parameters: CreateTabGroupParameters): TabGroup {
  const { name, sharing, random, getState, getSnapshot, onState, onEvent } = parameters;
  const tabId = crypto.randomUUID();
  const channel = sharing.createChannel(name);
  /** The leader's term. 0: this tab knows of no leader. */
  let term = 0;
  let lock = new AbortController();
  let isLeading = false;
  let onLead: ((signal: AbortSignal) => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  channel.addEventListener("message", ({ data }) => {
    if (isTabMessage(data)) receive(data);
  });
  void requestLock(false);

  return {
    name,
    lead: () =>
      new Promise((resolve) => {
        onLead = resolve;
        if (isLeading) resolve(lock.signal);
        else join();
      }),
    postState: () => {
      if (isLeading) post({ term, ...getState() });
    },
    postEvent: ({ name: event, data, id }) => {
      if (isLeading) post({ term, name: event, data, id });
    },
    leave: () => {
      isLeading = false;
      clearTimeout(timer);
      lock.abort();
      channel.close();
    },
  };

  async function requestLock(steal: boolean): Promise<void> {
    lock.abort();
    const mine = new AbortController();
    lock = mine;
    try {
      await sharing.locks.request(name, steal ? { steal } : { signal: mine.signal }, async () => {
        if (mine.signal.aborted) return;
        promote();
        await new Promise((resolve) => mine.signal.addEventListener("abort", resolve));
      });
    } catch {
      if (mine.signal.aborted) return;
      if (isLeading || steal) demote();
      // The browser refuses locks to this page, so each tab has its own stream.
      else promote();
    }
  }

  function promote(): void {
    isLeading = true;
    term = Math.max(Date.now(), term + 1);
    beat();
    onLead?.(lock.signal);
  }

  /** Another tab has stolen the lock. */
  function demote(): void {
    isLeading = false;
    clearTimeout(timer);
    void requestLock(false);
  }

  function beat(): void {
    post({ term, ...getState() });
    wait(HEARTBEAT, beat);
  }

  function join(): void {
    term = 0;
    post({ join: tabId });
    // Spread over time, so that one of many followers steals the lock and the others hear of it.
    wait(JOIN_TIMEOUT * (1 + random()), () => void requestLock(true));
  }

  function receive(message: TabMessage): void {
    if ("join" in message) {
      if (isLeading) reply(message.join);
      return;
    }
    if (isLeading || message.term < term) return;
    if ("name" in message) {
      // Before the first state, this tab does not know whether it has missed events.
      if (message.term === term) onEvent(message);
      return;
    }
    term = message.term;
    wait(LEADER_TIMEOUT, join);
    onState(message);
    if (message.to === tabId) for (const event of message.data ?? []) onEvent(event);
  }

  function reply(to: string): void {
    const state = getState();
    post({ term, ...state, to, data: state.state === "open" ? getSnapshot() : [] });
  }

  function post(message: TabMessage): void {
    channel.postMessage(message);
  }

  function wait(milliseconds: number, then: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(then, milliseconds);
  }
}

/** Only pages of the same origin and version send on the channel. */
function isTabMessage(value: unknown): value is TabMessage {
  return typeof value === "object" && value !== null && ("term" in value || "join" in value);
}

/** Milliseconds between two heartbeats of a leader. */
const HEARTBEAT = 5000;
/** Milliseconds after which a follower asks a silent leader whether it is still there. */
const LEADER_TIMEOUT = 15_000;
/** Milliseconds that a leader has to respond before its lock is stolen, up to twice as long. */
const JOIN_TIMEOUT = 3000;
