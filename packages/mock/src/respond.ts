import { errorEnvelope, successEnvelope } from "@partner-kit/contract";
import { ServiceError } from "./serviceError.ts";

/** A response as plain values. A `Response` costs more than most requests, and a server does not need one. */
export interface MockResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;
}

/** A response whose body is complete. */
export interface WholeResponse extends MockResponse {
  readonly body: Uint8Array<ArrayBuffer>;
}

const encoder = new TextEncoder();

/** Encoded bodies of frozen payloads. */
const encoded = new WeakMap<object, Uint8Array<ArrayBuffer>>();

/** Responds with a payload in a success envelope. */
export function respondWithData(data: unknown): WholeResponse {
  return respond({ status: 200, body: encodeData(data) });
}

/** Responds with an error envelope. Unexpected errors do not expose their message. */
export function respondWithError(error: unknown): WholeResponse {
  const { code, message, status, retryAfter } = error instanceof ServiceError ? error : new ServiceError("INTERNAL");
  const body = encoder.encode(JSON.stringify(errorEnvelope(code, message)));
  return respond({ status, body, headers: retryAfter === undefined ? {} : { "retry-after": String(retryAfter) } });
}

/** Converts a response to a web `Response`. */
export function toResponse({ status, headers, body }: MockResponse): Response {
  return new Response(body, { status, headers });
}

/** Converts a web `Response` to a response. */
export function fromResponse({ status, headers, body }: Response): MockResponse {
  return { status, headers: Object.fromEntries(headers), body };
}

interface RespondParameters {
  readonly status: number;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

function respond({ status, body, headers }: RespondParameters): WholeResponse {
  const length = String(body.length);
  return { status, headers: { "content-type": "application/json", "content-length": length, ...headers }, body };
}

function encodeData(data: unknown): Uint8Array<ArrayBuffer> {
  const cached = typeof data === "object" && data !== null ? encoded.get(data) : undefined;
  if (cached) return cached;
  const body = encoder.encode(JSON.stringify(successEnvelope(data)));
  if (typeof data === "object" && data !== null && Object.isFrozen(data)) encoded.set(data, body);
  return body;
}
