import {
  byteLength,
  isWebhookHostAllowed,
  type Scope,
  WEBHOOK_DESCRIPTION_MAX_BYTES,
  type WebhookUrlProblem,
  webhookEventScopes,
  webhookUrlProblem,
} from "@partner-kit/contract";
import type { WebhookConfig } from "./webhookConfig.ts";

/** Problems by field, as codes. Valid fields are absent. */
export interface WebhookProblems {
  /**
   * `refused`: the service rejected the URL (422), because it does not resolve to a public address or breaks another rule.
   * `host_not_allowed`: the settings of the proxy do not allow webhooks to this host.
   */
  readonly url?: "required" | WebhookUrlProblem | "refused" | "host_not_allowed" | undefined;
  readonly description?: "too_long" | undefined;
  /** `scope_missing`: a type needs a scope that the user or the key lacks. */
  readonly event_types?: "required" | "scope_missing" | undefined;
  /** `limit_reached`: three other endpoints are enabled. */
  readonly enabled?: "limit_reached" | undefined;
}

export interface WebhookProblemsParameters {
  readonly config: WebhookConfig;
  /** A URL that the service or the proxy rejected, and its problem. */
  readonly refusal: UrlRefusal | undefined;
  /** Hosts that the proxy allows. `undefined` if it does not limit them, or if they do not matter. */
  readonly allowedHosts: readonly string[] | undefined;
  /** Scopes of the session. While they are `undefined`, they are not checked. */
  readonly scopes: readonly string[] | undefined;
  /** Whether enabling it would exceed the limit. */
  readonly isLimitReached: boolean;
  /** Accepts `http` and loopback URLs, for an emulated service. */
  readonly allowLocalUrls: boolean;
}

/** A URL that was rejected after it was sent. */
export interface UrlRefusal {
  readonly url: string;
  readonly problem: "refused" | "host_not_allowed";
}

/** Validates a configuration by the service's rules. (Service document: Subscription rules; Limits.) */
export function webhookProblems(parameters: WebhookProblemsParameters): WebhookProblems {
  const { config, scopes, isLimitReached } = parameters;
  return {
    url: urlProblem(parameters),
    description: byteLength(config.description) > WEBHOOK_DESCRIPTION_MAX_BYTES ? "too_long" : undefined,
    event_types: eventTypesProblem(config.event_types, scopes),
    enabled: config.enabled && isLimitReached ? "limit_reached" : undefined,
  };
}

/** The rule that a URL breaks. `allowLocalUrls` accepts `http`. */
export function formalUrlProblem(url: string, allowLocalUrls: boolean): WebhookUrlProblem | undefined {
  const problem = webhookUrlProblem(url);
  return problem === "not_https" && allowLocalUrls ? undefined : problem;
}

function urlProblem(parameters: WebhookProblemsParameters): WebhookProblems["url"] {
  const { config, refusal, allowedHosts, allowLocalUrls } = parameters;
  const { url } = config;
  if (url === "") return "required";
  if (url === refusal?.url) return refusal.problem;
  const problem = formalUrlProblem(url, allowLocalUrls);
  if (problem !== undefined) return problem;
  return allowedHosts && !isWebhookHostAllowed(url, allowedHosts) ? "host_not_allowed" : undefined;
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
