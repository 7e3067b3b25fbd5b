import { KIT_HEADER, KIT_HEADER_VALUE, LIVE_PATH, parseRetryAfter } from "@partner-kit/contract";

export interface OpenStreamParameters {
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  readonly signal: AbortSignal;
  readonly lastEventId: string | undefined;
  readonly now: () => number;
}

export type OpenStreamReturnType =
  | { readonly kind: "open"; readonly body: ReadableStream<Uint8Array> }
  /** Refused or broken; can go well later. */
  | { readonly kind: "failed"; readonly retryAfter: number | undefined }
  /** The other side has no stream to give. */
  | { readonly kind: "unsupported" };

/** Asks the proxy for the live stream. Rejects where no answer comes. */
export async function openStream(parameters: OpenStreamParameters): Promise<OpenStreamReturnType> {
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
  if (response.ok && isStream && response.body) return { kind: "open", body: response.body };
  // Left unread it would hold its connection.
  await response.body?.cancel();
  if (response.ok || NO_STREAM_HERE.includes(response.status)) return { kind: "unsupported" };
  return { kind: "failed", retryAfter: parseRetryAfter(response.headers.get("retry-after"), now()) };
}

const NO_STREAM_HERE = [404, 405, 406, 501];
