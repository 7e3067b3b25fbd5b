import { createStore } from "../provider/createStore.ts";
import { backoff } from "../query/backoff.ts";
import { createPoller } from "./createPoller.ts";
import { initialStatus } from "./initialStatus.ts";
import type { LiveConnection, LiveState, LiveStatus, Upstream } from "./LiveConnection.ts";
import type { OpenStreamReturnType } from "./openStream.ts";
import type { PageSignals } from "./pageSignals.ts";
import { readEventStream, type StreamEvent } from "./readEventStream.ts";

export interface CreateLiveConnectionParameters {
  /** Asks for the stream; `undefined` where there shall be none and figures are read every few seconds instead. */
  readonly open: ((lastEventId: string | undefined, signal: AbortSignal) => Promise<OpenStreamReturnType>) | undefined;
  readonly onEvent: (event: StreamEvent) => void;
  /** The stream is open again after it was not. */
  readonly onLive: () => void;
  /** Reads what is on the page; rejects when that failed. */
  readonly poll: () => Promise<void>;
  readonly page: PageSignals;
  readonly now: () => number;
  readonly random: () => number;
}

export interface LiveConnectionControl extends LiveConnection {
  readonly setUpstream: (upstream: Upstream) => void;
}

/**
 * Keeps the stream open: resumes where it broke off, waits longer after each failure, rests while the page is hidden or
 * offline, and has figures read every few seconds for as long as there is no stream.
 */
export function createLiveConnection(parameters: CreateLiveConnectionParameters): LiveConnectionControl {
  const { open, onEvent, onLive, page, now, random } = parameters;
  const store = createStore<LiveStatus>(initialStatus);
  const poller = createPoller({ poll: parameters.poll, random, onResult: () => showAbsence() });
  let holders = 0;
  let current: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restTimer: ReturnType<typeof setTimeout> | undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  let lastEventId: string | undefined;
  let failures = 0;
  let isOpen = false;
  let isResting = false;
  let stopListening: (() => void) | undefined;

  return {
    get: store.get,
    subscribe: store.subscribe,
    setUpstream,
    start: () => {
      holders += 1;
      // StrictMode mounts, unmounts and mounts in one breath: wait it out, or it costs a connection.
      if (holders === 1) queueMicrotask(() => holders > 0 && !stopListening && begin());
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
    stopListening = page.subscribe(onPageChange);
    if (page.isHidden()) isResting = true;
    else connect();
  }

  function end(): void {
    stopListening?.();
    stopListening = undefined;
    rest();
    isResting = false;
    failures = 0;
    store.set(initialStatus);
  }

  function hangUp(): void {
    clearTimeout(timer);
    clearTimeout(silenceTimer);
    current?.abort();
    current = undefined;
    isOpen = false;
  }

  function rest(): void {
    clearTimeout(restTimer);
    hangUp();
    poller.stop();
  }

  function connect(): void {
    hangUp();
    if (!page.isOnline()) return show("offline");
    if (store.get().state === "connecting") show("connecting");
    if (!open) return poller.start();
    const controller = new AbortController();
    current = controller;
    listenForSilence(controller);
    void run(open, controller).then((outcome) => current === controller && retry(outcome));
  }

  async function run(openStream: NonNullable<typeof open>, controller: AbortController): Promise<Outcome> {
    const isCurrent = () => current === controller;
    try {
      const opened = await openStream(lastEventId, controller.signal);
      if (opened.kind !== "open" || !isCurrent()) return opened;
      isOpen = true;
      show("live");
      onLive();
      await readEventStream({
        body: opened.body,
        signal: controller.signal,
        onSign: () => {
          if (!isCurrent()) return;
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
      failures = 0;
      connect();
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

type Outcome = OpenStreamReturnType;

const FAILURES_BEFORE_POLLING = 3;
/** Milliseconds. The proxy sends a heartbeat several times within it. */
const SILENCE = 45_000;
/** Milliseconds a page may be hidden before its connection rests: a glance at another tab shall not cost one. */
const REST_AFTER = 20_000;
/** Milliseconds after which a proxy that had no stream is asked again. */
const RETRY_UNSUPPORTED = 300_000;
