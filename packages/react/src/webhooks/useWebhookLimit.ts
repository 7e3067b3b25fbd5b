"use client";

import { WEBHOOK_ENABLED_ENDPOINTS_MAX } from "@partner-kit/contract";
import { isWebhookEnabled } from "./webhookConfig.ts";
import { useWebhooks } from "./webhooks.ts";

export interface WebhookLimit {
  /** `undefined` until the endpoints are read. */
  readonly enabled: number | undefined;
  /** The maximum number of enabled endpoints. (Service document: Limits.) */
  readonly max: number;
  /** Whether another endpoint can be enabled. True until it is known. */
  readonly hasRoom: boolean;
}

/** The number of enabled endpoints and its limit. */
export function useWebhookLimit(): WebhookLimit {
  const { data } = useWebhooks();
  const enabled = data?.filter(isWebhookEnabled).length;
  const max = WEBHOOK_ENABLED_ENDPOINTS_MAX;
  return { enabled, max, hasRoom: enabled === undefined || enabled < max };
}
