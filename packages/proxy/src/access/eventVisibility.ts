import {
  type GrantedScope,
  isWebhookEventType,
  webhookEventFacts,
  webhookEventScopes,
  webhookEventTypes,
} from "@partner-kit/contract";
import type { Permissions } from "./createPermissions.ts";

/** Which events a user may see. */
export interface EventVisibility {
  /** Whether any event is visible. */
  readonly any: boolean;
  /** The visible scopes as one string. Users with equal visibility share it. */
  readonly key: string;
  readonly canSee: (type: string) => boolean;
}

const allScopes = webhookEventScopes(webhookEventTypes);

/**
 * An event is visible with the scope that a subscription to it needs. An event of an unknown type needs all event
 * scopes.
 */
export function eventVisibility(permissions: Permissions, granted: ReadonlySet<GrantedScope>): EventVisibility {
  const seen = new Set(allScopes.filter((scope) => permissions.ofScope(scope, granted).allowed));
  const key = Array.from(seen).join(" ");
  const known = visibilities.get(key);
  if (known) return known;
  const visibility: EventVisibility = {
    any: seen.size > 0,
    key,
    canSee: (type) =>
      isWebhookEventType(type) ? seen.has(webhookEventFacts(type).scope) : seen.size === allScopes.length,
  };
  visibilities.set(key, visibility);
  return visibility;
}

/** By key. Equal ones are the same object, so that streams can share what they see. */
const visibilities = new Map<string, EventVisibility>();
