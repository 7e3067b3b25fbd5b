"use client";

import type { Webhook } from "@partner-kit/contract";
import { type ReadState, useReadState } from "../live/useReadState.ts";
import { useSession } from "../session/useSession.ts";
import { type DeliveryEntry, readDeliveryEntry } from "../webhookHistory/historyEntries.ts";
import { useWebhookDeliveries } from "../webhookHistory/webhookHistory.ts";
import { type DeliverySummary, summarizeDeliveries } from "./deliveryOutcome.ts";
import { type WebhookHealth, webhookHealth } from "./webhookHealth.ts";

export interface UseWebhookHealthReturnType {
  /** The read of the history. `undefined` if the user may not see it. */
  readonly state: ReadState<object> | undefined;
  /** Returns the health of deliveries to an endpoint. */
  readonly healthOf: (webhook: Webhook) => WebhookHealth;
  /** Returns the latest deliveries to an endpoint. `undefined` until they are read, or if the user may not see them. */
  readonly deliveriesOf: (webhook: Webhook) => DeliverySummary | undefined;
  /** The last eight deliveries to all endpoints, newest first. Empty until they are read, or if the user may not see them. */
  readonly recentDeliveries: readonly DeliveryEntry[];
  readonly refresh: () => void;
}

export interface UseWebhookHealthParameters {
  /** Default true. */
  readonly isEnabled?: boolean | undefined;
}

/** Reads the delivery history once for all endpoints, if the user may see it, and again every 30 seconds. */
export function useWebhookHealth({ isEnabled = true }: UseWebhookHealthParameters = {}): UseWebhookHealthReturnType {
  const { can } = useSession();
  const enabled = isEnabled && can("listWebhookDeliveries").allowed;
  const read = useWebhookDeliveries({ refreshInterval: 30_000, query: { enabled } });
  const state = useReadState(read, ({ deliveries }) => ({ deliveries: deliveries.map(readDeliveryEntry) }));
  return {
    state: enabled ? state : undefined,
    healthOf: (webhook) => {
      if (state.status === "ready") return webhookHealth({ webhook, deliveries: state.deliveries });
      return { status: state.status === "error" ? "unavailable" : "unknown" };
    },
    deliveriesOf: ({ id }) =>
      state.status === "ready" ? summarizeDeliveries({ webhookId: id, deliveries: state.deliveries }) : undefined,
    recentDeliveries: state.status === "ready" ? latestOf(state.deliveries) : [],
    refresh: () => void read.refetch(),
  };
}

function latestOf(deliveries: readonly DeliveryEntry[]): readonly DeliveryEntry[] {
  return deliveries.toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0)).slice(0, RECENT);
}

const RECENT = 8;
