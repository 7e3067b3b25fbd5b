import { errorEnvelope, successEnvelope } from "@partner-kit/contract";
import type { HttpError } from "./HttpError.ts";
import { isStreamBody, type StreamBody, toReadableStream } from "./streamBody.ts";

/** The response of a route, as plain values. The adapter writes it to a `Response` or a socket. */
export interface ProxyResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | StreamBody | null;
}

/** A response with the given JSON text. */
export function jsonResponse(
  status: number,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>> = {},
): ProxyResponse {
  return { status, headers: { "content-type": "application/json", ...headers }, body };
}

/** A response with a success envelope. */
export function successResponse(data: unknown): ProxyResponse {
  return jsonResponse(200, JSON.stringify(successEnvelope(data)));
}

/** A response with the error envelope of an `HttpError`. */
export function errorResponse({ status, code, message, details, headers }: HttpError): ProxyResponse {
  return jsonResponse(status, JSON.stringify(errorEnvelope(code, message, details)), headers);
}

/** Adds the headers that every response has, and more. Headers of the response itself win. */
export function withSecurityHeaders(
  response: ProxyResponse,
  ...more: readonly Readonly<Record<string, string>>[]
): ProxyResponse {
  const headers: Record<string, string> = response.status === 304 ? { ...unchangedHeaders } : { ...securityHeaders };
  for (const added of [...more, response.headers]) for (const name in added) headers[name] = added[name] ?? "";
  return { status: response.status, headers, body: response.body };
}

/** Converts the response to a web `Response`. */
export function toResponse({ status, headers, body }: ProxyResponse): Response {
  return new Response(isStreamBody(body) ? toReadableStream(body) : body, { status, headers });
}

// Responses are data for the host's own pages: never cached, sniffed, framed or embedded.
const securityHeaders = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
} as const;

// A browser checks the policy of a response that has not changed, and keeps the other headers of the stored one.
const unchangedHeaders = { "cross-origin-resource-policy": "same-origin" } as const;
