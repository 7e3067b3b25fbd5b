import { isApiError } from "@partner-kit/contract";
import type { Store } from "../provider/createStore.ts";
import { backoff } from "../query/retryPolicy.ts";
import { createPoller } from "./createPoller.ts";
import { createTabGroup, type LeaderState, type Sharing, type StreamState, type TabGroup } from "./createTabGroup.ts";
import { initialStatus, type LiveState, type LiveStatus, type Upstream } from "./LiveConnection.ts";
import type { StreamEnd, StreamEvent, StreamHandlers } from "./openStream.ts";
import { repeat } from "./repeat.ts";
import { type PageChange, type PageSignals, watchPage } from "./watchPage.ts";

export interface CreateLiveConnectionParameters {
  /** Where the connection keeps its status. */
  readonly status: Store<LiveStatus>;
  /** Opens the stream and resolves when it ends. `undefined`: there is no stream, and data is polled. */
  readonly open: ((handlers: StreamHandlers) => Promise<StreamEnd>) | undefined;
  /**
   * Names the stream that tabs share. `undefined`: this tab shares none. Rejects if the stream cannot be opened yet, with
   * `SESSION_REQUIRED` if nobody is signed in.
   */
  readonly readName: () => Promise<string | undefined>;
  /** `undefined`: each tab has its own stream. */
  readonly sharing: Sharing | undefined;
  readonly getSnapshot: () => readonly StreamEvent[];
  readonly onEvent: (event: StreamEvent) => void;
  /** Called when the stream has opened, here or in the leader tab. */
  readonly onOpen: () => void;
  /** Refetches the data on the page. Rejects if that fails. */
  readonly poll: () => Promise<void>;
  readonly page?: PageSignals | undefined;
  readonly now: () => number;
  readonly random: () => number;
}

export interface LiveConnectionControl {
  /** Starts, and returns a function that stops. */
  readonly start: () => () => void;
  /** Reconnects as another user. */
  readonly reconnect: () => void;
  readonly setUpstream: (upstream: Upstream) => void;
}

/**
 * Keeps the stream open, here or in the leader tab: resumes after the last event, waits longer after each failure,
 * rests while the page is hidden or offline, connects again after sleep, and polls while there is no stream.
 */
export function createLiveConnection(parameters: CreateLiveConnectionParameters): LiveConnectionControl {
  const { status, open, readName, sharing, getSnapshot, onEvent, onOpen, poll, page, now, random } = parameters;
  const poller = createPoller({ poll, random, onResult: () => show() });
  let stream: StreamState = "connecting";
  /** Stops the attempts to have a stream. `undefined` while the page is hidden or offline. */
  let stopAttempts: (() => void) | undefined;
  let tabs: TabGroup | undefined;
  let lastEventId: string | undefined;
  let wasOpen = false;
  let graceTimer: ReturnType<typeof setTimeout> | undefined;

  return {
    start: () => {
      const stopWatching = watchPage({ page, onChange: onPageChange });
      return () => {
        stopWatching();
        rest();
        clearTimeout(graceTimer);
        wasOpen = false;
        status.set(initialStatus);
      };
    },
    reconnect: () => {
      lastEventId = undefined;
      if (!stopAttempts) return;
      rest();
      connect();
    },
    setUpstream,
  };

  function onPageChange(change: PageChange): void {
    if (change === "hidden" || change === "offline") {
      rest();
      show(change === "offline" ? change : undefined);
    } else if (change === "woken" ? stopAttempts : stream !== "open") connect();
  }

  function rest(): void {
    stopAttempts?.();
    stopAttempts = undefined;
    tabs?.leave();
    tabs = undefined;
    poller.stop();
    stream = "connecting";
  }

  function connect(): void {
    stopAttempts?.();
    publish(open ? "connecting" : "absent");
    let failures = 0;
    stopAttempts = repeat(async (signal) => {
      if (!open) return undefined;
      const end = await attempt(open, signal, () => {
        failures = 0;
      });
      if (signal.aborted) return undefined;
      if (end === "demoted") {
        publish("connecting");
        return 0;
      }
      const isUnsupported = end.kind === "unsupported";
      const delay = backoff({ failures, base: 1000, limit: 30_000, random });
      failures += 1;
      publish(isUnsupported || failures >= FAILURES_BEFORE_POLLING ? "absent" : "retrying");
      return isUnsupported ? UNSUPPORTED_DELAY : Math.max((end.retryAfter ?? 0) * 1000, delay);
    });
  }

  /** Opens the stream once this tab leads, and resolves when it ends. */
  async function attempt(
    openStream: NonNullable<typeof open>,
    signal: AbortSignal,
    onSuccess: () => void,
  ): Promise<StreamEnd | "demoted"> {
    let name: string | undefined;
    try {
      name = await readName();
    } catch (error) {
      return { kind: "failed", retryAfter: isApiError(error, "SESSION_REQUIRED") ? SIGNED_OUT_DELAY : undefined };
    }
    if (signal.aborted) return { kind: "failed" };
    join(name);
    const leading = await tabs?.lead();
    if (stream === "open") publish("connecting");
    const end = await openStream({
      signal: leading ? AbortSignal.any([signal, leading]) : signal,
      lastEventId,
      // While data is polled, a stream counts as open once it has sent something.
      onOpen: () => poller.result() === "stopped" && publish("open"),
      onActivity: () => {
        onSuccess();
        if (stream !== "open") publish("open");
      },
      onEvent: (event) => {
        receive(event);
        tabs?.postEvent(event);
      },
    });
    return leading?.aborted ? "demoted" : end;
  }

  function join(name: string | undefined): void {
    if (tabs?.name === name) return;
    tabs?.leave();
    tabs = undefined;
    if (!sharing || name === undefined) return;
    const getState = () => ({ state: stream, position: lastEventId });
    tabs = createTabGroup({ name, sharing, random, getState, getSnapshot, onState: follow, onEvent: receive });
  }

  function follow({ state, position }: LeaderState): void {
    if (state === "open") resumeAt(position);
    if (state !== stream) setStream(state);
  }

  /** Has everything read again if this tab may have missed events before this position of the open stream. */
  function resumeAt(position: string | undefined): void {
    const isGap =
      position === lastEventId
        ? position === undefined && wasOpen && stream !== "open"
        : lastEventId !== undefined || wasOpen;
    lastEventId = position;
    wasOpen = true;
    if (isGap) onEvent(reset);
  }

  function receive(event: StreamEvent): void {
    if (event.id) lastEventId = event.id;
    onEvent(event);
  }

  function publish(next: StreamState): void {
    if (next === "open") resumeAt(lastEventId);
    setStream(next);
    tabs?.postState();
  }

  function setStream(next: StreamState): void {
    stream = next;
    if (next === "open") poller.stop();
    if (next === "absent") poller.start();
    if (next === "absent" || next === "retrying") setUpstream(initialStatus);
    clearTimeout(graceTimer);
    // A stream that changes hands counts as live for a moment.
    if (next === "connecting" && status.get().state === "live") graceTimer = setTimeout(show, GRACE);
    else show();
    if (next === "open") onOpen();
  }

  function setUpstream({ upstream, upstreamCode }: Upstream): void {
    const before = status.get();
    if (before.upstream === upstream && before.upstreamCode === upstreamCode) return;
    status.set({ ...before, upstream, upstreamCode });
  }

  function show(state: LiveState = describe()): void {
    clearTimeout(graceTimer);
    const before = status.get();
    if (before.state !== state || before.since === undefined) status.set({ ...before, state, since: now() });
  }

  function describe(): LiveState {
    if (stream === "open") return "live";
    if (poller.result() === "success") return "polling";
    const isFirst = status.get().state === "connecting" && stream !== "retrying" && poller.result() !== "failure";
    return isFirst ? "connecting" : "reconnecting";
  }
}

const reset: StreamEvent = { name: "reset", data: '{"reason":"too_old"}', id: undefined };
const FAILURES_BEFORE_POLLING = 3;
/** Milliseconds. */
const GRACE = 3000;
/** Milliseconds until a proxy without a stream is asked again. */
const UNSUPPORTED_DELAY = 300_000;
/** Seconds until a missing session is read again. A sign-in before then connects at once. */
const SIGNED_OUT_DELAY = 300;
