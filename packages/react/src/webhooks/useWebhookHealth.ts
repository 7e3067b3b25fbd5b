"use client";

import type { Webhook } from "@partner-kit/contract";
import { useSession } from "../session/useSession.ts";
import { readDeliveryEntry } from "../webhookHistory/historyEntries.ts";
import { useWebhookDeliveries } from "../webhookHistory/webhookHistory.ts";
import { type WebhookHealth, webhookHealth } from "./webhookHealth.ts";

export interface UseWebhookHealthReturnType {
  /** Returns the health of deliveries to an endpoint. */
  readonly healthOf: (webhook: Webhook) => WebhookHealth;
}

/** Reads the delivery history once for all endpoints, if the user may see it, and again every 30 seconds. */
export function useWebhookHealth(): UseWebhookHealthReturnType {
  const { can } = useSession();
  const { data, isError } = useWebhookDeliveries({
    refreshInterval: 30_000,
    query: { enabled: can("listWebhookDeliveries").allowed },
  });
  const deliveries = data?.deliveries.map(readDeliveryEntry);
  return {
    healthOf: (webhook) => {
      if (!deliveries) return { status: isError ? "unavailable" : "unknown" };
      return webhookHealth({ webhook, deliveries });
    },
  };
}
