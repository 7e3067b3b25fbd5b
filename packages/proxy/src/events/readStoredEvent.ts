import { webhookEventSchema } from "@partner-kit/contract";
import type { WebhookEvent } from "@partner-kit/contract/webhook";
import { parseExactJson } from "../json/parseExactJson.ts";
import { nestingOf } from "../json/rawJson.ts";
import type { NewEvent } from "../store/Store.ts";
import { textProblem } from "../store/StoreError.ts";

/** Why the body of a genuine delivery cannot be read as an event. */
export type EventFault = "BODY_NOT_UTF8" | "BODY_NOT_JSON" | "BODY_INVALID" | "ID_MISMATCH" | "TOO_DEEP";

export type ReadStoredEventReturnType = { readonly event: WebhookEvent } | { readonly fault: EventFault };

/** Type of a stored delivery whose envelope cannot be read. */
export const UNREADABLE_TYPE = "unreadable";

/** Deepest allowed nesting of arrays and objects. Recursive code overflows the stack on deeper values. */
export const NESTING_MAX = 100;

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Whether a body is nested too deeply for handlers and pages. */
export function isTooDeep(body: Uint8Array): boolean {
  return body.length > NESTING_MAX && nestingOf(body) > NESTING_MAX;
}

/**
 * Checks a parsed value, which is cheaper than checking bytes. A repeated key hides its first value, so stored bodies
 * are checked with `isTooDeep`.
 */
export function isValueTooDeep(value: unknown, left = NESTING_MAX): boolean {
  if (!isNested(value)) return false;
  if (left === 0) return true;
  // Runs for every delivery. `Object.values` would cost more than the check.
  for (const key in value) if (isValueTooDeep(value[key], left - 1)) return true;
  return false;
}

function isNested(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** Reads a stored body as an event. Numbers that a double cannot represent become strings. Never throws. */
export function readStoredEvent({ id, body }: Pick<NewEvent, "id" | "body">): ReadStoredEventReturnType {
  let text: string;
  let value: unknown;
  try {
    text = decoder.decode(body);
  } catch {
    return { fault: "BODY_NOT_UTF8" };
  }
  try {
    value = parseExactJson(text);
  } catch {
    return { fault: "BODY_NOT_JSON" };
  }
  if (isTooDeep(body)) return { fault: "TOO_DEEP" };
  const parsed = webhookEventSchema.safeParse(value);
  if (!parsed.success || textProblem(parsed.data.type, parsed.data.occurred_at)) return { fault: "BODY_INVALID" };
  return parsed.data.id === id ? { event: parsed.data } : { fault: "ID_MISMATCH" };
}
