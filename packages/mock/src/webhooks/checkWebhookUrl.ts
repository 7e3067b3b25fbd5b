import { type WebhookUrlProblem, webhookUrlProblem } from "@partner-kit/contract";
import { ServiceError } from "../serviceError.ts";
import { isLoopbackAddress, isPublicAddress } from "./publicAddress.ts";

/** Finds every address of a host name. Rejects, or finds none, where there is none. */
export type ResolveHost = (hostname: string) => Promise<readonly string[]>;

export interface CheckWebhookUrlParameters {
  readonly url: string;
  /** Where there is none, as in a browser, names are believed unless they plainly name something local. */
  readonly resolveHost: ResolveHost | undefined;
  /** Lets the URL be http, and its host this machine. */
  readonly allowLocal: boolean;
}

/** Throws `WEBHOOK_URL_REJECTED` where the service would not deliver to a URL. (Service document: Subscription rules.) */
export async function checkWebhookUrl({ url, resolveHost, allowLocal }: CheckWebhookUrlParameters): Promise<void> {
  const problem = readProblem(url, allowLocal);
  if (problem) throw reject(words[problem]);
  const { hostname } = new URL(url);
  const addresses = await readAddresses(hostname, resolveHost);
  if (addresses.length === 0) throw reject("its host does not resolve");
  if (!addresses.every((address) => isDeliverable({ address, allowLocal }))) {
    throw reject("its host does not resolve to public addresses alone");
  }
}

/** Whether a delivery may be sent to an IP address. */
export function isDeliverable({ address, allowLocal }: { address: string; allowLocal: boolean }): boolean {
  return isPublicAddress(address) || (allowLocal && isLoopbackAddress(address));
}

/** The IP address that a URL's host is, where it is no name. */
export function readLiteralAddress(hostname: string): string | undefined {
  if (hostname.startsWith("[")) return hostname.slice(1, -1);
  // `URL` turns every way to write an IPv4 address into this one, and refuses names that end in a number.
  return /^\d+\.\d+\.\d+\.\d+$/.test(hostname) ? hostname : undefined;
}

function readProblem(url: string, allowLocal: boolean): WebhookUrlProblem | undefined {
  const problem = webhookUrlProblem(url);
  // What comes after the scheme is looked at only where the scheme is right.
  return problem === "not_https" && allowLocal && /^http:/i.test(url)
    ? webhookUrlProblem(url.replace(/^http/i, "https"))
    : problem;
}

async function readAddresses(hostname: string, resolveHost: ResolveHost | undefined): Promise<readonly string[]> {
  const literal = readLiteralAddress(hostname);
  if (literal !== undefined) return [literal];
  if (resolveHost) return resolveHost(hostname).catch(() => []);
  return [isLocalName(hostname) ? LOOPBACK : SOME_PUBLIC];
}

const LOOPBACK = "127.0.0.1";
/** Stands for whatever a name resolves to where names cannot be resolved. */
const SOME_PUBLIC = "2600::";

function isLocalName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, "");
  return !name.includes(".") || /\.(localhost|local|internal|home\.arpa)$/.test(name);
}

function reject(reason: string): ServiceError {
  return new ServiceError("WEBHOOK_URL_REJECTED", { message: `webhook url is not allowed: ${reason}` });
}

const words: Readonly<Record<WebhookUrlProblem, string>> = {
  too_long: "it is longer than 2048 bytes",
  not_a_url: "it is not an absolute url",
  not_https: "it is not https",
  credentials: "it holds credentials",
  fragment: "it has a fragment",
};
