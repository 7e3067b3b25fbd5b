import { errorEnvelope, successEnvelope } from "@partner-kit/contract";
import { ServiceError } from "./serviceError.ts";

const encoder = new TextEncoder();

const whole = new WeakMap<Response, Uint8Array<ArrayBuffer>>();

/** Bodies of payloads that never change again. */
const encoded = new WeakMap<object, Uint8Array<ArrayBuffer>>();

/** Answers with a payload in the success envelope. */
export function respondWithData(data: unknown): Response {
  return respond({ status: 200, body: encodeData(data) });
}

/** Answers with the error envelope. What was not thrown on purpose says nothing of itself. */
export function respondWithError(error: unknown): Response {
  const { code, message, status, retryAfter } = error instanceof ServiceError ? error : new ServiceError("INTERNAL");
  const body = encoder.encode(JSON.stringify(errorEnvelope(code, message)));
  return respond({ status, body, headers: retryAfter === undefined ? {} : { "retry-after": String(retryAfter) } });
}

/** The bytes of a response that was made here, for who can send them without reading them out of it; `undefined` for others. */
export function bytesOf(response: Response): Uint8Array<ArrayBuffer> | undefined {
  return whole.get(response);
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
  whole.set(response, body);
  return response;
}

function encodeData(data: unknown): Uint8Array<ArrayBuffer> {
  const known = typeof data === "object" && data !== null ? encoded.get(data) : undefined;
  if (known) return known;
  const body = encoder.encode(JSON.stringify(successEnvelope(data)));
  if (typeof data === "object" && data !== null && Object.isFrozen(data)) encoded.set(data, body);
  return body;
}
