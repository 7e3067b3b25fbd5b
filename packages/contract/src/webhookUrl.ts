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

/**
 * Whether two addresses lead to the same receiver, however they are written: the default port, the case of scheme and
 * host, the host's trailing dot, dot segments and needless percent-encoding make no difference.
 */
export function isSameWebhookUrl(one: string, other: string): boolean {
  if (one === other) return true;
  const normal = normalize(one);
  return normal !== undefined && normal === normalize(other);
}

function normalize(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, port, pathname, search } = new URL(text);
  // Only unreserved characters mean the same with and without percent-encoding (RFC 3986, section 6.2.2).
  const decoded = (pathname + search).replaceAll(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : code.toUpperCase();
  });
  return [protocol, hostname.replace(/\.$/, ""), port, decoded].join(" ");
}
