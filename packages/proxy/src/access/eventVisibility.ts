import {
  type GrantedScope,
  isWebhookEventType,
  webhookEventFacts,
  webhookEventScopes,
  webhookEventTypes,
} from "@partner-kit/contract";
import type { Permissions } from "./createPermissions.ts";

/** Which events somebody may see. */
export interface EventVisibility {
  /** Whether they may see any. */
  readonly any: boolean;
  /** The same text for those who see the same. */
  readonly seen: string;
  readonly canSee: (type: string) => boolean;
}

const allScopes = webhookEventScopes(webhookEventTypes);

/** An event is seen with the scope that subscribing to it needs; one of an unknown type with those of all allScopes. */
export function eventVisibility(permissions: Permissions, granted: ReadonlySet<GrantedScope>): EventVisibility {
  const seen = new Set(allScopes.filter((scope) => permissions.ofScope(scope, granted).allowed));
  return {
    any: seen.size > 0,
    seen: Array.from(seen).join(" "),
    canSee: (type) =>
      isWebhookEventType(type) ? seen.has(webhookEventFacts(type).scope) : seen.size === allScopes.length,
  };
}
