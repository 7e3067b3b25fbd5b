import { errorEnvelope, successEnvelope } from "@partner-kit/contract";
import { type Feed, isFeed, streamOf } from "./feed.ts";
import type { Refusal } from "./Refusal.ts";

/** What a route answers. A plain value: writing it to a `Response` or a socket is left to the edge. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | Feed | null;
}

/** An answer holding JSON text as it is. */
export function jsonAnswer(
  status: number,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return { status, headers: { "content-type": "application/json", ...headers }, body };
}

/** An answer holding a success envelope. */
export function successAnswer(data: unknown): Answer {
  return jsonAnswer(200, JSON.stringify(successEnvelope(data)));
}

/** An answer holding the error envelope of a refusal. */
export function refusalAnswer({ status, code, message, headers }: Refusal): Answer {
  return jsonAnswer(status, JSON.stringify(errorEnvelope(code, message)), headers);
}

/** Puts the headers that every answer carries around an answer. */
export function secureAnswer({ status, headers, body }: Answer, more: Readonly<Record<string, string>> = {}): Answer {
  return { status, headers: { ...securityHeaders, ...more, ...headers }, body };
}

/** The answer as the web writes it. */
export function toResponse({ status, headers, body }: Answer): Response {
  return new Response(isFeed(body) ? streamOf(body) : body, { status, headers });
}

// Answers are data for a fetch of the host's own page: never stored, sniffed, framed or embedded.
const securityHeaders = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
} as const;
