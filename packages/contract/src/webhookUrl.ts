import { WEBHOOK_URL_MAX_BYTES } from "./limits.ts";
import { byteLength } from "./schema/bytes.ts";

/** The rule of the service that a URL breaks, as a code. */
export type WebhookUrlProblem = "too_long" | "not_a_url" | "not_https" | "credentials" | "fragment";

/**
 * Checks a webhook URL against the rules of the service and returns the broken one, or `undefined`. Only the service can
 * check that the host resolves to a public address; it returns 422 otherwise. (Service document: Subscription rules.)
 *
 * The input schemas of `createWebhook` and `replaceWebhook` do not check the URL: the service returns 422 for an invalid
 * URL, not 400, and the emulator can allow `http` on this machine.
 */
export function webhookUrlProblem(text: string): WebhookUrlProblem | undefined {
  if (byteLength(text) > WEBHOOK_URL_MAX_BYTES) return "too_long";
  // `URL` corrects spaces, backslashes and missing or additional slashes. The stored URL would differ from the input.
  if (!/^[a-z][a-z0-9+.-]*:\/\/(?!\/)[^\s\\]+$/i.test(text) || !URL.canParse(text)) return "not_a_url";
  if (new URL(text).protocol !== "https:") return "not_https";
  if (/^[^/]*\/\/[^/?#]*@/.test(text)) return "credentials";
  return text.includes("#") ? "fragment" : undefined;
}

/** Whether a URL satisfies {@link webhookUrlProblem}. */
export function isWebhookUrl(text: string): boolean {
  return webhookUrlProblem(text) === undefined;
}

/**
 * Whether the host of a URL is in a list of hosts, each exact or `*.example.com`, which matches every subdomain of
 * example.com but not example.com. The list is in lower case.
 *
 * Reads the host literally instead of parsing the URL. Parsers disagree about credentials, backslashes, encoded and
 * international hosts, so a URL with one of them has no host in the list.
 */
export function isWebhookHostAllowed(url: string, hosts: readonly string[]): boolean {
  const [, name = ""] = /^https?:\/\/([a-z0-9.-]+)(?::\d{1,5})?(?:\/[^\s\\]*|\?[^\s\\@]*)?$/i.exec(url) ?? [];
  const host = name.toLowerCase().replace(/\.$/, "");
  return hosts.some((known) =>
    known.startsWith("*.") ? host.endsWith(known.slice(1)) : host !== "" && host === known,
  );
}

/**
 * Whether two URLs lead to the same receiver. Ignores the default port, the case of scheme and host, the trailing dot of
 * the host, dot segments and unnecessary percent-encoding.
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
