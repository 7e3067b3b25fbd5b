import { KIT_HEADER, KIT_HEADER_VALUE, LIVE_PATH, parseRetryAfter } from "@partner-kit/contract";
import type { OpenLineReturnType } from "./LiveLine.ts";
import { readEventStream } from "./readEventStream.ts";

export interface OpenStreamParameters {
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  readonly signal: AbortSignal;
  readonly lastEventId: string | undefined;
  readonly now: () => number;
}

/** Asks the proxy for the live stream. Rejects where no answer comes. */
export async function openStream(parameters: OpenStreamParameters): Promise<OpenLineReturnType> {
  const { baseUrl, fetch, signal, lastEventId, now } = parameters;
  const response = await fetch(baseUrl + LIVE_PATH, {
    headers: {
      accept: "text/event-stream",
      [KIT_HEADER]: KIT_HEADER_VALUE,
      ...(lastEventId === undefined ? {} : { "last-event-id": lastEventId }),
    },
    cache: "no-store",
    redirect: "error",
    signal,
  });
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") === true;
  const { body } = response;
  if (response.ok && isStream && body)
    return { kind: "open", read: (reading) => readEventStream({ body, ...reading }) };
  // Left unread it would hold its connection.
  await body?.cancel();
  if (response.ok || NO_STREAM_HERE.includes(response.status)) return { kind: "unsupported" };
  return { kind: "failed", retryAfter: parseRetryAfter(response.headers.get("retry-after"), now()) };
}

const NO_STREAM_HERE = [404, 405, 406, 501];
