import { readIssues } from "./schema/issues.ts";
import { parseTimestamp } from "./schema/parseTimestamp.ts";
import { type WebhookEvent, webhookEventSchema } from "./webhookEvents.ts";
import { type VerifyWebhookSignatureParameters, verifyDelivery } from "./webhookSignature.ts";
import { WebhookVerificationError } from "./webhookVerificationError.ts";

export type VerifyWebhookParameters = VerifyWebhookSignatureParameters;

/**
 * Checks a delivery and returns its event. The bytes are verified first; only then are they decoded and parsed.
 * (Service document: Signature verification; Webhook event envelope.)
 *
 * The same event can come more than once and in any order: take it in by its `id`, and answer 2xx only after that is
 * stored.
 *
 * Throws `WebhookVerificationError` with a `reason`, or `TypeError` where the receiver is set up wrongly.
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

/** Whether it is for certain what the schema lets through. Asked first, at a tenth of what the schema costs. */
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
