import { KIT_HEADER, KIT_HEADER_VALUE, LIVE_PATH, parseRetryAfter } from "@partner-kit/contract";
import { createParser } from "eventsource-parser";

/** One server-sent event. */
export interface StreamEvent {
  readonly name: string;
  readonly data: string;
  /** The position to resume after. */
  readonly id: string | undefined;
}

export interface StreamHandlers {
  /** Aborts to close the stream. */
  readonly signal: AbortSignal;
  readonly lastEventId: string | undefined;
  readonly onOpen: () => void;
  /** Called when anything arrives, including a heartbeat. */
  readonly onActivity: () => void;
  readonly onEvent: (event: StreamEvent) => void;
}

export interface OpenStreamParameters extends StreamHandlers {
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  readonly now: () => number;
}

/** Why a stream ended. `unsupported`: the proxy has none. `failed`: a later attempt can succeed, after `retryAfter` seconds. */
export interface StreamEnd {
  readonly kind: "unsupported" | "failed";
  readonly retryAfter?: number | undefined;
}

/**
 * Opens the proxy's live stream and reads it until it ends. A stream that does not open within 20 seconds, or then sends
 * nothing for 45, has failed. Never rejects.
 */
export async function openStream(parameters: OpenStreamParameters): Promise<StreamEnd> {
  const silence = new AbortController();
  const signal = AbortSignal.any([parameters.signal, silence.signal]);
  let timer = setTimeout(() => silence.abort(), OPEN_TIMEOUT);
  const extendAnd = (then: () => void) => () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE_TIMEOUT);
    then();
  };
  const onOpen = extendAnd(parameters.onOpen);
  const onActivity = extendAnd(parameters.onActivity);
  // A host's own fetch may never settle, not even when it is aborted.
  const aborted = new Promise<StreamEnd>((resolve) => {
    signal.addEventListener("abort", () => resolve({ kind: "failed" }));
  });
  try {
    return await Promise.race([read({ ...parameters, signal, onOpen, onActivity }), aborted]);
  } catch {
    return { kind: "failed" };
  } finally {
    clearTimeout(timer);
  }
}

async function read(parameters: OpenStreamParameters): Promise<StreamEnd> {
  const { baseUrl, fetch, signal, lastEventId, now, onOpen, onActivity, onEvent } = parameters;
  const { body, headers, ok, status } = await fetch(baseUrl + LIVE_PATH, {
    headers: {
      accept: "text/event-stream",
      [KIT_HEADER]: KIT_HEADER_VALUE,
      ...(lastEventId !== undefined && { "last-event-id": lastEventId }),
    },
    cache: "no-store",
    redirect: "error",
    signal,
  });
  if (signal.aborted || !ok || !body || !headers.get("content-type")?.startsWith("text/event-stream")) {
    // An unread body keeps its connection open.
    await body?.cancel();
    if (ok || NO_STREAM_STATUSES.includes(status)) return { kind: "unsupported" };
    return { kind: "failed", retryAfter: parseRetryAfter(headers.get("retry-after"), now()) };
  }
  onOpen();
  const parser = createParser({
    onEvent: ({ event = "message", data, id }) => {
      if (!signal.aborted) onEvent({ name: event, data, id });
    },
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  // A body that does not come from the network does not end when the request is aborted.
  signal.addEventListener("abort", () => void reader.cancel().catch(() => undefined));
  for (;;) {
    const { done, value } = await reader.read();
    if (done || signal.aborted) return { kind: "failed" };
    onActivity();
    parser.feed(decoder.decode(value, { stream: true }));
  }
}

const NO_STREAM_STATUSES = [404, 405, 406, 501];
/** Milliseconds. */
const OPEN_TIMEOUT = 20_000;
/** Milliseconds. The proxy sends a heartbeat every 8 seconds. */
const SILENCE_TIMEOUT = 45_000;
