import { type Cancelled, fromSignal } from "./Cancellation.ts";
import { HttpError } from "./HttpError.ts";
import { type BodyWatch, readBytes } from "./readBytes.ts";

/** What the proxy needs to know of a request, whatever brought it. Nothing is built before it is asked for. */
export interface Call {
  readonly method: string;
  /** As it stands on the wire, never decoded. */
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  readonly url: string;
  /** The value of a header, its name in lower case. */
  header(name: string): string | null;
  readonly hasBody: boolean;
  /** IP address at the other end of the connection, which may be a trusted proxy's; `undefined` if it is not known. */
  readonly address?: string | undefined;
  /** Reads the body. Rejects with an `HttpError` as soon as it is longer than the limit, or if it breaks off. */
  readBody(limit: number, watch?: BodyWatch): Promise<Uint8Array<ArrayBuffer>>;
  /** Cancelled when nobody waits for the answer any more. */
  readonly caller: Cancelled;
  /** The request as the web writes it, for the host's `authorize`. */
  toRequest(): Request;
}

/** Makes a call of a `Request`. */
export function callOf(request: Request): Call {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    path: pathname,
    query: search.slice(1),
    url: request.url,
    header: (name) => request.headers.get(name),
    get hasBody() {
      // Some browsers do not show a request's body as a stream.
      return request.body !== null && request.body !== undefined;
    },
    async readBody(limit, watch) {
      const body = await readBytes(request, limit, watch).catch((error: unknown) => {
        throw error instanceof HttpError ? error : bodyBrokeOff();
      });
      if (!body) throw bodyTooLong(limit);
      return body;
    },
    caller: fromSignal(request.signal),
    toRequest: () => request,
  };
}

export function bodyBrokeOff(): HttpError {
  return new HttpError({ code: "VALIDATION_FAILED", message: "The body broke off." });
}

export function bodyTooLong(limit: number): HttpError {
  return new HttpError({ code: "PAYLOAD_TOO_LARGE", message: `The body is longer than ${limit} bytes.` });
}
