import { errorEnvelope, successEnvelope } from "@partner-kit/contract";
import { ServiceError } from "./serviceError.ts";

const encoder = new TextEncoder();

const bodies = new WeakMap<Response, Uint8Array<ArrayBuffer>>();

/** Encoded bodies of frozen payloads. */
const encoded = new WeakMap<object, Uint8Array<ArrayBuffer>>();

/** Responds with a payload in a success envelope. */
export function respondWithData(data: unknown): Response {
  return respond({ status: 200, body: encodeData(data) });
}

/** Responds with an error envelope. Unexpected errors do not expose their message. */
export function respondWithError(error: unknown): Response {
  const { code, message, status, retryAfter } = error instanceof ServiceError ? error : new ServiceError("INTERNAL");
  const body = encoder.encode(JSON.stringify(errorEnvelope(code, message)));
  return respond({ status, body, headers: retryAfter === undefined ? {} : { "retry-after": String(retryAfter) } });
}

/** Returns the body of a response from this module without reading its stream, or `undefined` for other responses. */
export function bytesOf(response: Response): Uint8Array<ArrayBuffer> | undefined {
  return bodies.get(response);
}

interface RespondParameters {
  readonly status: number;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

function respond({ status, body, headers }: RespondParameters): Response {
  const response = new Response(body, {
    status,
    headers: { "content-type": "application/json", "content-length": String(body.length), ...headers },
  });
  bodies.set(response, body);
  return response;
}

function encodeData(data: unknown): Uint8Array<ArrayBuffer> {
  const cached = typeof data === "object" && data !== null ? encoded.get(data) : undefined;
  if (cached) return cached;
  const body = encoder.encode(JSON.stringify(successEnvelope(data)));
  if (typeof data === "object" && data !== null && Object.isFrozen(data)) encoded.set(data, body);
  return body;
}
