import { type Cancelled, fromSignal } from "./Cancellation.ts";
import { HttpError } from "./HttpError.ts";
import { type BodyWatch, readBytes } from "./readBytes.ts";

/** A request, independent of the platform. Its parts are created on first use. */
export interface Call {
  readonly method: string;
  /** The path as sent, never decoded. */
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  readonly url: string;
  /** Returns the value of a header. `name` is in lower case. */
  header(name: string): string | null;
  readonly hasBody: boolean;
  /** IP address of the connection, which can be a trusted proxy's. `undefined` if it is not known. */
  readonly address?: string | undefined;
  /** Reads the body. Rejects with an `HttpError` if it exceeds the limit or the connection breaks. */
  readBody(limit: number, watch?: BodyWatch): Promise<Uint8Array<ArrayBuffer>>;
  /** Cancelled when the caller disconnects. */
  readonly caller: Cancelled;
  /** The request as a web `Request`, for the host's `authorize`. */
  toRequest(): Request;
}

/** Facts about the connection of a `Request`, which does not contain them. */
export interface Connection {
  /** IP address of the caller. */
  readonly address?: string | undefined;
}

/** Creates a call from a `Request`. */
export function callOf(request: Request, { address }: Connection = {}): Call {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    path: pathname,
    query: search.slice(1),
    url: request.url,
    header: (name) => request.headers.get(name),
    get hasBody() {
      // Some browsers do not expose a request's body as a stream.
      return request.body !== null && request.body !== undefined;
    },
    async readBody(limit, watch) {
      const body = await readBytes(request, limit, watch).catch((error: unknown) => {
        throw error instanceof HttpError ? error : bodyIncomplete();
      });
      if (!body) throw bodyTooLong(limit);
      return body;
    },
    // Some servers call a handler with a second argument of their own.
    address: typeof address === "string" ? address : undefined,
    caller: fromSignal(request.signal),
    toRequest: () => request,
  };
}

export function bodyIncomplete(): HttpError {
  return new HttpError({ code: "VALIDATION_FAILED", message: "The connection closed before the whole body arrived." });
}

export function bodyTooLong(limit: number): HttpError {
  return new HttpError({ code: "PAYLOAD_TOO_LARGE", message: `The body is longer than ${limit} bytes.` });
}
