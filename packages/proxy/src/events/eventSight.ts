import { type GrantedScope, isWebhookEventType, type Scope, webhookEventFacts } from "@partner-kit/contract";
import type { Permissions } from "../permission.ts";

/** Which events somebody may see. */
export interface EventSight {
  /** Whether there are any. */
  readonly any: boolean;
  /** The same text for those who see the same. */
  readonly seen: string;
  readonly sees: (type: string) => boolean;
}

const areas: readonly Scope[] = ["wallets:view", "trades:view"];

/** An event is seen with the scope that subscribing to it needs; one of an unknown type with those of all areas. */
export function eventSight(permissions: Permissions, granted: ReadonlySet<GrantedScope>): EventSight {
  const seen = new Set(areas.filter((scope) => permissions.ofScope(scope, granted).allowed));
  return {
    any: seen.size > 0,
    seen: Array.from(seen).join(" "),
    sees: (type) => (isWebhookEventType(type) ? seen.has(webhookEventFacts(type).scope) : seen.size === areas.length),
  };
}
