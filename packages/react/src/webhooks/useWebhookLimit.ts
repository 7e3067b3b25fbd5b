"use client";

import { WEBHOOK_ENABLED_ENDPOINTS_MAX } from "@partner-kit/contract";
import { isWebhookEnabled } from "./webhookConfig.ts";
import { useWebhooks } from "./webhooks.ts";

export interface WebhookLimit {
  /** `undefined` while the endpoints are not known. */
  readonly enabled: number | undefined;
  /** How many an account can have enabled at once. (Service document: Limits.) */
  readonly max: number;
  /** Whether another one can be enabled. True while it is not known that it cannot. */
  readonly hasRoom: boolean;
}

/** How many endpoints are enabled, of how many. */
export function useWebhookLimit(): WebhookLimit {
  const { data } = useWebhooks();
  const enabled = data?.filter(isWebhookEnabled).length;
  const max = WEBHOOK_ENABLED_ENDPOINTS_MAX;
  return { enabled, max, hasRoom: enabled === undefined || enabled < max };
}
