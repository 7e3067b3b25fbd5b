import { createStore } from "../provider/createStore.ts";
import { backoff } from "../query/backoff.ts";
import { createPoller } from "./createPoller.ts";
import { initialStatus } from "./initialStatus.ts";
import type { LiveConnection, LiveState, LiveStatus, Upstream } from "./LiveConnection.ts";
import type { LiveLine, OpenLineReturnType } from "./LiveLine.ts";
import type { PageSignals } from "./pageSignals.ts";
import type { StreamEvent } from "./readEventStream.ts";
import { watchSleep } from "./watchSleep.ts";

export interface CreateLiveConnectionParameters {
  /** The way to the stream; `undefined` where there shall be none and figures are read every few seconds instead. */
  readonly line: LiveLine | undefined;
  readonly onEvent: (event: StreamEvent) => void;
  /** The stream is open again after it was not. */
  readonly onLive: () => void;
  /** The stream is open again, and whether something came in between cannot be told. */
  readonly onGap: () => void;
  /** Reads what is on the page; rejects when that failed. */
  readonly poll: () => Promise<void>;
  readonly page: PageSignals;
  readonly now: () => number;
  /** Milliseconds by the clock of the page's device: what passes there while nothing runs. */
  readonly pageNow: () => number;
  readonly random: () => number;
}

export interface LiveConnectionControl extends LiveConnection {
  readonly setUpstream: (upstream: Upstream) => void;
}

/**
 * Keeps the stream open: resumes where it broke off, waits longer after each failure, rests while the page is hidden or
 * offline, starts afresh after the device was asleep, and has figures read every few seconds for as long as there is no
 * stream.
 */
export function createLiveConnection(parameters: CreateLiveConnectionParameters): LiveConnectionControl {
  const { line, onEvent, onLive, onGap, page, now, pageNow, random } = parameters;
  const store = createStore<LiveStatus>(initialStatus);
  const poller = createPoller({ poll: parameters.poll, random, onResult: () => showAbsence() });
  let holders = 0;
  let current: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restTimer: ReturnType<typeof setTimeout> | undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  let graceTimer: ReturnType<typeof setTimeout> | undefined;
  let lastEventId: string | undefined;
  let heardAt: number | undefined;
  let failures = 0;
  let isOpen = false;
  let wasOpen = false;
  let isResting = false;
  let stops: readonly (() => void)[] = [];

  return {
    get: store.get,
    subscribe: store.subscribe,
    heardAt: () => heardAt,
    setUpstream,
    reconnect: () => {
      if (stops.length === 0 || isResting) return;
      lastEventId = undefined;
      rest();
      connect();
    },
    start: () => {
      holders += 1;
      // StrictMode mounts, unmounts and mounts in one breath: wait it out, or it costs a connection.
      if (holders === 1) queueMicrotask(() => holders > 0 && stops.length === 0 && begin());
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        holders -= 1;
        queueMicrotask(() => holders === 0 && end());
      };
    },
  };

  function setUpstream({ upstream, upstreamCode }: Upstream): void {
    const status = store.get();
    if (status.upstream === upstream && status.upstreamCode === upstreamCode) return;
    store.set({ ...status, upstream, upstreamCode });
  }

  function begin(): void {
    stops = [
      page.subscribe(onPageChange),
      watchSleep({ now: pageNow, onWake: () => !isResting && retryNow() }),
      line?.subscribe(() => !isResting && !isOpen && retryNow()) ?? (() => undefined),
    ];
    if (page.isHidden()) isResting = true;
    else connect();
  }

  function end(): void {
    for (const stop of stops) stop();
    stops = [];
    rest();
    isResting = false;
    wasOpen = false;
    heardAt = undefined;
    failures = 0;
    store.set(initialStatus);
  }

  function hangUp(): void {
    clearTimeout(timer);
    clearTimeout(silenceTimer);
    clearTimeout(graceTimer);
    current?.abort();
    current = undefined;
    isOpen = false;
  }

  function rest(): void {
    clearTimeout(restTimer);
    hangUp();
    line?.rest();
    poller.stop();
  }

  function retryNow(): void {
    failures = 0;
    connect();
  }

  function connect(): void {
    hangUp();
    if (!page.isOnline()) return show("offline");
    if (store.get().state === "connecting") show("connecting");
    if (!line) return poller.start();
    const controller = new AbortController();
    current = controller;
    listenForSilence(controller);
    graceTimer = setTimeout(showAbsence, GRACE);
    void follow(line, controller);
  }

  async function follow(by: LiveLine, controller: AbortController): Promise<void> {
    const outcome = await run(by, controller);
    if (current !== controller) return;
    if (outcome === "handover") connect();
    else retry(outcome);
  }

  async function run({ open }: LiveLine, controller: AbortController): Promise<Outcome | "handover"> {
    const isCurrent = () => current === controller;
    try {
      const opened = await open(lastEventId, controller.signal);
      if (opened.kind !== "open" || !isCurrent()) return opened;
      isOpen = true;
      const isAgain = wasOpen;
      wasOpen = true;
      show("live");
      onLive();
      if (isAgain && lastEventId === undefined) onGap();
      const how = await opened.read({
        signal: controller.signal,
        onSign: () => {
          if (!isCurrent()) return;
          heardAt = pageNow();
          listenForSilence(controller);
          failures = 0;
          poller.stop();
        },
        onEvent: (event) => {
          if (!isCurrent()) return;
          if (event.id !== undefined && event.id !== "") lastEventId = event.id;
          onEvent(event);
        },
      });
      if (how === "handover") return how;
    } catch {
      // Why it broke makes no difference to what follows.
    }
    return { kind: "failed", retryAfter: undefined };
  }

  function retry(outcome: Outcome): void {
    hangUp();
    setUpstream({ upstream: "unknown", upstreamCode: undefined });
    const asked = outcome.kind === "failed" ? (outcome.retryAfter ?? 0) * 1000 : 0;
    const delay = Math.max(asked, backoff({ failures, base: 1000, limit: 30_000, random }));
    failures += 1;
    if (outcome.kind === "unsupported" || failures >= FAILURES_BEFORE_POLLING) poller.start();
    showAbsence();
    timer = setTimeout(connect, outcome.kind === "unsupported" ? RETRY_UNSUPPORTED : delay);
  }

  /** A connection that says nothing, not even its heartbeat, is dead although nobody said so. */
  function listenForSilence(controller: AbortController): void {
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(() => {
      if (current === controller) retry({ kind: "failed", retryAfter: undefined });
    }, SILENCE);
  }

  function onPageChange(): void {
    clearTimeout(restTimer);
    if (!page.isOnline()) {
      rest();
      show("offline");
    } else if (page.isHidden()) {
      restTimer = setTimeout(() => {
        isResting = true;
        rest();
        showAbsence();
      }, REST_AFTER);
    } else if (isResting || store.get().state !== "live") {
      isResting = false;
      retryNow();
      showAbsence();
    }
  }

  /** What to call it while there is no stream. */
  function showAbsence(): void {
    if (isOpen) return;
    if (poller.isWorking()) show("polling");
    else if (store.get().state !== "connecting" || failures > 0 || poller.isFailing()) show("reconnecting");
  }

  function show(state: LiveState): void {
    if (store.get().state !== state || store.get().since === undefined)
      store.set({ ...store.get(), state, since: now() });
  }
}

type Outcome = OpenLineReturnType;

const FAILURES_BEFORE_POLLING = 3;
/** Milliseconds. The proxy sends a heartbeat several times within it. */
const SILENCE = 45_000;
/** Milliseconds a page may be hidden before its connection rests: a glance at another tab shall not cost one. */
const REST_AFTER = 20_000;
/** Milliseconds for which a stream that changes hands still counts as open. */
const GRACE = 3000;
/** Milliseconds after which a proxy that had no stream is asked again. */
const RETRY_UNSUPPORTED = 300_000;
