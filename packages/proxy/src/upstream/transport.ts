import type { Method } from "@partner-kit/contract";
import { type Cancelled, toSignal } from "../http/Cancellation.ts";
import { readBytes } from "../http/readBytes.ts";

/** A complete request to the service, including the key. */
export interface TransportRequest {
  readonly method: Method;
  /** `https://service.example` */
  readonly origin: string;
  /** Path with query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Maximum bytes of the response. */
  readonly maxBytes: number;
  readonly cancelled: Cancelled;
}

export interface TransportResponse {
  readonly status: number;
  /** Returns the value of a header. `name` is in lower case. */
  header(name: string): string | null;
  /** `undefined` if the response exceeded `maxBytes`. */
  readonly bytes: Uint8Array<ArrayBuffer> | undefined;
}

/** Sends one request and returns its response. Follows no redirects. Rejects if the response is incomplete. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;

/** A transport over `fetch` for all platforms. It limits the decompressed size of a response. */
export function fetchTransport(fetch: typeof globalThis.fetch): Transport {
  return async ({ method, origin, path, headers, body, maxBytes, cancelled }) => {
    const response = await fetch(origin + path, {
      method,
      headers,
      body: body ?? null,
      // A redirect would send the key to its target.
      redirect: "manual",
      credentials: "omit",
      signal: toSignal(cancelled),
    });
    const bytes = await readBytes(response, maxBytes);
    return { status: response.status, header: (name) => response.headers.get(name), bytes };
  };
}
