import { WEBHOOK_URL_MAX_BYTES } from "./limits.ts";
import { byteLength } from "./schema/bytes.ts";

/** Why the service would not deliver to an address, as a code. */
export type WebhookUrlProblem = "too_long" | "not_a_url" | "not_https" | "credentials" | "fragment";

/**
 * Tells why the service would not deliver to an address, or `undefined` where it might. That the address resolves to a
 * public one only the service can tell, with 422. (Service document: Subscription rules.)
 *
 * No part of the input of `createWebhook` and `replaceWebhook`: the service answers 422 to a bad address, not 400, and
 * an emulated service may be told to deliver to `http` on this machine.
 */
export function webhookUrlProblem(text: string): WebhookUrlProblem | undefined {
  if (byteLength(text) > WEBHOOK_URL_MAX_BYTES) return "too_long";
  // `URL` forgives spaces, backslashes and missing or more slashes; what is stored would not be what was written.
  if (!/^[a-z][a-z0-9+.-]*:\/\/(?!\/)[^\s\\]+$/i.test(text) || !URL.canParse(text)) return "not_a_url";
  if (new URL(text).protocol !== "https:") return "not_https";
  if (/^[^/]*\/\/[^/?#]*@/.test(text)) return "credentials";
  return text.includes("#") ? "fragment" : undefined;
}

/** Whether the service might deliver to an address, see {@link webhookUrlProblem}. */
export function isWebhookUrl(text: string): boolean {
  return webhookUrlProblem(text) === undefined;
}
