import type { Method } from "@partner-kit/contract";
import { type Cancelled, toSignal } from "../http/Cancellation.ts";
import { readBytes } from "../http/readBytes.ts";

/** A request to the service, complete with the key. */
export interface TransportRequest {
  readonly method: Method;
  /** `https://service.example` */
  readonly origin: string;
  /** With the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Bytes the answer may have. */
  readonly maxBytes: number;
  readonly cancelled: Cancelled;
}

export interface TransportResponse {
  readonly status: number;
  /** The value of a header, its name in lower case. */
  header(name: string): string | null;
  /** `undefined` where there were more than allowed. */
  readonly bytes: Uint8Array<ArrayBuffer> | undefined;
}

/** Brings one request to the service and one answer back. Follows no redirect. Rejects where no whole answer came. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;

/** A transport over `fetch`, which runs everywhere. Whatever an answer unpacks to is read no further than allowed. */
export function fetchTransport(fetch: typeof globalThis.fetch): Transport {
  return async ({ method, origin, path, headers, body, maxBytes, cancelled }) => {
    const response = await fetch(origin + path, {
      method,
      headers,
      body: body ?? null,
      // A redirect would carry the key to wherever it points.
      redirect: "manual",
      credentials: "omit",
      signal: toSignal(cancelled),
    });
    const bytes = await readBytes(response, maxBytes);
    return { status: response.status, header: (name) => response.headers.get(name), bytes };
  };
}
