import {
  byteLength,
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
   */
  readonly url?: "required" | WebhookUrlProblem | "refused" | undefined;
  readonly description?: "too_long" | undefined;
  /** `scope_missing`: a type needs a scope that the user or the key lacks. */
  readonly event_types?: "required" | "scope_missing" | undefined;
  /** `limit_reached`: three other endpoints are enabled. */
  readonly enabled?: "limit_reached" | undefined;
}

export interface WebhookProblemsParameters {
  readonly config: WebhookConfig;
  /** A URL that the service rejected. */
  readonly refusedUrl: string | undefined;
  /** Scopes of the session. While they are `undefined`, they are not checked. */
  readonly scopes: readonly string[] | undefined;
  /** Whether enabling it would exceed the limit. */
  readonly isLimitReached: boolean;
  /** Accepts `http` and loopback URLs, for an emulated service. */
  readonly allowLocalUrls: boolean;
}

/** Validates a configuration by the service's rules. (Service document: Subscription rules; Limits.) */
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
