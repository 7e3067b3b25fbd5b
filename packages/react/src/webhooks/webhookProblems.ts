import {
  byteLength,
  type Scope,
  WEBHOOK_DESCRIPTION_MAX_BYTES,
  type WebhookUrlProblem,
  webhookEventScopes,
  webhookUrlProblem,
} from "@partner-kit/contract";
import type { WebhookConfig } from "./webhookConfig.ts";

/** What is wrong with each field, as a code; a field without a problem is not there. */
export interface WebhookProblems {
  /** `refused`: the service did not take the address (422), for it does not resolve to a public one, or breaks another rule. */
  readonly url?: "required" | WebhookUrlProblem | "refused" | undefined;
  readonly description?: "too_long" | undefined;
  /** `scope_missing`: one of them needs a scope that this person or the key lacks. */
  readonly event_types?: "required" | "scope_missing" | undefined;
  /** `limit_reached`: three other endpoints are enabled. */
  readonly enabled?: "limit_reached" | undefined;
}

export interface WebhookProblemsParameters {
  readonly config: WebhookConfig;
  /** An address that the service did not take. */
  readonly refusedUrl: string | undefined;
  /** Scopes of the session; `undefined` while they are not known, and then nothing is said of them. */
  readonly scopes: readonly string[] | undefined;
  /** Whether enabling it would be one endpoint too many. */
  readonly isLimitReached: boolean;
  /** Takes `http` and loopback addresses, for an emulated service that delivers to them. */
  readonly allowLocalUrls: boolean;
}

/** Checks a configuration as the service does, in its units. (Service document: Subscription rules; Limits.) */
export function webhookProblems(parameters: WebhookProblemsParameters): WebhookProblems {
  const { config, refusedUrl, scopes, isLimitReached, allowLocalUrls } = parameters;
  return {
    url: urlProblem(config.url, refusedUrl, allowLocalUrls),
    description: byteLength(config.description) > WEBHOOK_DESCRIPTION_MAX_BYTES ? "too_long" : undefined,
    event_types: eventTypesProblem(config.event_types, scopes),
    enabled: config.enabled && isLimitReached ? "limit_reached" : undefined,
  };
}

function urlProblem(url: string, refusedUrl: string | undefined, allowLocalUrls: boolean): WebhookProblems["url"] {
  if (url === "") return "required";
  if (url === refusedUrl) return "refused";
  const problem = webhookUrlProblem(url);
  return problem === "not_https" && allowLocalUrls ? undefined : problem;
}

function eventTypesProblem(
  types: WebhookConfig["event_types"],
  scopes: readonly string[] | undefined,
): WebhookProblems["event_types"] {
  if (types.length === 0) return "required";
  return webhookEventScopes(types).every((scope) => hasScope(scope, scopes)) ? undefined : "scope_missing";
}

function hasScope(scope: Scope, scopes: readonly string[] | undefined): boolean {
  return !scopes || scopes.includes(scope);
}
