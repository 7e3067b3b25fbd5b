import { type WebhookUrlProblem, webhookUrlProblem } from "@partner-kit/contract";
import { ServiceError } from "../serviceError.ts";
import { type ResolveHost, resolveDeliverable } from "./resolveDeliverable.ts";

export interface CheckWebhookUrlParameters {
  readonly url: string;
  readonly resolveHost: ResolveHost;
  /** Allows http and this machine. */
  readonly allowLocal: boolean;
}

/** Throws `WEBHOOK_URL_REJECTED` if the service would not deliver to a URL. (Service document: Subscription rules.) */
export async function checkWebhookUrl({ url, resolveHost, allowLocal }: CheckWebhookUrlParameters): Promise<void> {
  const problem = readProblem(url, allowLocal);
  if (problem) throw reject(messages[problem]);
  const { kind } = await resolveDeliverable({ hostname: new URL(url).hostname, resolveHost, allowLocal });
  if (kind !== "deliverable") throw reject(messages[kind]);
}

function readProblem(url: string, allowLocal: boolean): WebhookUrlProblem | undefined {
  const problem = webhookUrlProblem(url);
  // Checks the rest of the URL only if the scheme is allowed.
  return problem === "not_https" && allowLocal && /^http:/i.test(url)
    ? webhookUrlProblem(url.replace(/^http/i, "https"))
    : problem;
}

function reject(reason: string): ServiceError {
  return new ServiceError("WEBHOOK_URL_REJECTED", { message: `webhook url is not allowed: ${reason}` });
}

const messages: Readonly<Record<WebhookUrlProblem | "unresolved" | "refused", string>> = {
  too_long: "it is longer than 2048 bytes",
  not_a_url: "it is not an absolute url",
  not_https: "it is not https",
  credentials: "it contains credentials",
  fragment: "it has a fragment",
  unresolved: "its host does not resolve",
  refused: "its host does not resolve to public addresses only",
};
