import { readIssues } from "./schema/issues.ts";
import { type WebhookEvent, webhookEventSchema } from "./webhookEvents.ts";
import { type VerifyWebhookSignatureParameters, verifyWebhookSignature } from "./webhookSignature.ts";
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
export async function verifyWebhook(parameters: VerifyWebhookParameters): Promise<WebhookEvent> {
  const { id } = await verifyWebhookSignature(parameters);
  const result = webhookEventSchema.safeParse(parseJson(decodeUtf8(parameters.body)));
  if (!result.success) throw new WebhookVerificationError({ reason: "body_invalid", issues: readIssues(result.error) });
  if (result.data.id !== id) throw new WebhookVerificationError({ reason: "id_mismatch" });
  return result.data;
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
