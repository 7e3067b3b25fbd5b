import { readIssues } from "./schema/issues.ts";
import { parseTimestamp } from "./schema/parseTimestamp.ts";
import { type WebhookEvent, webhookEventSchema } from "./webhookEvents.ts";
import { type VerifyWebhookSignatureParameters, verifyDelivery } from "./webhookSignature.ts";
import { WebhookVerificationError } from "./webhookVerificationError.ts";

export type VerifyWebhookParameters = VerifyWebhookSignatureParameters;

/**
 * Verifies a delivery and returns its event. Decodes and parses the body only after the signature matches.
 * (Service document: Signature verification; Webhook event envelope.)
 *
 * An event can arrive more than once and in any order. Deduplicate by `id`, and respond with 2xx only after you stored it.
 *
 * Throws `WebhookVerificationError` with a `reason`, or `TypeError` if a parameter of the receiver is wrong.
 */
export function verifyWebhook(parameters: VerifyWebhookParameters): Promise<WebhookEvent> {
  return verifyDelivery(parameters, ({ id }) => {
    const event = readEvent(parseJson(decodeUtf8(parameters.body)));
    if (event.id !== id) throw new WebhookVerificationError({ reason: "id_mismatch" });
    return event;
  });
}

function readEvent(value: unknown): WebhookEvent {
  if (isEvent(value)) return value;
  const result = webhookEventSchema.safeParse(value);
  if (result.success) return result.data;
  throw new WebhookVerificationError({ reason: "body_invalid", issues: readIssues(result.error) });
}

/** The fast path of the schema: whether a value matches, in a tenth of the time. */
function isEvent(value: unknown): value is WebhookEvent {
  if (!isObject(value)) return false;
  const { id, type, version, occurred_at, data } = value;
  if (typeof id !== "string" || id === "" || typeof type !== "string" || !Number.isSafeInteger(version)) return false;
  return typeof occurred_at === "string" && parseTimestamp(occurred_at) !== undefined && isObject(data);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new WebhookVerificationError({ reason: "body_not_utf8" });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WebhookVerificationError({ reason: "body_not_json" });
  }
}
