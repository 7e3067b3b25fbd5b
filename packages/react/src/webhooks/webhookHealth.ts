import { parseTimestamp, type Webhook } from "@partner-kit/contract";
import type { DeliveryEntry } from "../webhookHistory/historyEntries.ts";
import { hasArrived } from "./deliveryOutcome.ts";

/** The health of deliveries to an endpoint, according to the service's history. */
export type WebhookHealth =
  /** Nothing was sent yet, or the user may not see it. */
  | { readonly status: "unknown" }
  /** The history could not be read. */
  | { readonly status: "unavailable" }
  /** The latest delivery arrived. */
  | { readonly status: "delivering" }
  /** The latest delivery failed or is being retried. */
  | {
      readonly status: "failing";
      /** Number of consecutive failures, up to the latest delivery. */
      readonly failures: number;
      /** Time of the first of them in milliseconds since the epoch. `undefined` if it is unknown. */
      readonly since: number | undefined;
      /** HTTP status of the last response. `null` if there was no response, `undefined` if it is unknown. */
      readonly lastResponse: number | null | undefined;
      /** Time of the next retry, as the service wrote it. */
      readonly nextAttemptAt: string | undefined;
      /** Time of the attempt before that retry in milliseconds since the epoch. `undefined` if it is unknown. */
      readonly lastAttemptAt: number | undefined;
      /** Whether the endpoint was changed after the last failure. The next delivery shows whether that helped. */
      readonly isChangedSince: boolean;
    };

export interface WebhookHealthParameters {
  readonly webhook: Pick<Webhook, "id" | "updated_at">;
  /** Deliveries of all endpoints in the service's order: newest first (assumed). */
  readonly deliveries: readonly DeliveryEntry[];
}

/**
 * Derives an endpoint's health from the history. Ignores deliveries without a readable outcome, because their fields are
 * not documented. A change of the endpoint does not make it healthy; a successful delivery does.
 */
export function webhookHealth({ webhook, deliveries }: WebhookHealthParameters): WebhookHealth {
  const decided = deliveries
    .filter(({ webhookId }) => webhookId === webhook.id)
    .filter((entry) => hasArrived(entry) !== undefined)
    .toSorted((one, other) => (timeOf(other) ?? 0) - (timeOf(one) ?? 0));
  const [latest] = decided;
  if (!latest) return { status: "unknown" };
  const lastArrived = decided.findIndex(hasArrived);
  const failed = lastArrived === -1 ? decided : decided.slice(0, lastArrived);
  if (failed.length === 0) return { status: "delivering" };
  const [next] = failed
    .flatMap(({ nextAttemptAt: at, changedAt: since }) => (typeof at === "string" ? [{ at, since }] : []))
    .toSorted((one, other) => (parseTimestamp(one.at) ?? 0) - (parseTimestamp(other.at) ?? 0));
  const changedAt = parseTimestamp(webhook.updated_at) ?? Number.NEGATIVE_INFINITY;
  const isChangedSince = (timeOf(latest) ?? Number.POSITIVE_INFINITY) <= changedAt;
  return {
    status: "failing",
    failures: failed.length,
    since: startOf(failed),
    lastResponse: latest.lastResponse,
    nextAttemptAt: next?.at,
    lastAttemptAt: next?.since,
    isChangedSince,
  };
}

/** When the oldest delivery was created, or else when its state last changed. */
function startOf(deliveries: readonly DeliveryEntry[]): number | undefined {
  const oldest = deliveries.at(-1);
  return oldest?.at ?? oldest?.changedAt;
}

/** When its state last changed, or else when it was created. */
function timeOf({ changedAt, at }: DeliveryEntry): number | undefined {
  return changedAt ?? at;
}
