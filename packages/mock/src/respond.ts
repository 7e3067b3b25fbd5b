import { errorEnvelope, successEnvelope } from "@partner-kit/contract";
import { ServiceError } from "./serviceError.ts";

const headers = { "content-type": "application/json" };

/** Bodies of payloads that never change again. */
const encoded = new WeakMap<object, string>();

/** Answers with a payload in the success envelope. */
export function respondWithData(data: unknown): Response {
  return new Response(encode(data), { status: 200, headers });
}

/** Answers with the error envelope. What was not thrown on purpose says nothing of itself. */
export function respondWithError(error: unknown): Response {
  const { code, message, status, retryAfter } =
    error instanceof ServiceError ? error : new ServiceError("INTERNAL");
  return new Response(JSON.stringify(errorEnvelope(code, message)), {
    status,
    headers: retryAfter === undefined ? headers : { ...headers, "retry-after": String(retryAfter) },
  });
}

function encode(data: unknown): string {
  if (typeof data !== "object" || data === null || !Object.isFrozen(data)) return JSON.stringify(successEnvelope(data));
  const known = encoded.get(data);
  if (known !== undefined) return known;
  const text = JSON.stringify(successEnvelope(data));
  encoded.set(data, text);
  return text;
}
