import { parseTimestamp, type Webhook } from "@partner-kit/contract";
import type { DeliveryEntry } from "../webhookHistory/historyEntries.ts";
import { webhookVerdict } from "./webhookRetries.ts";

/** How deliveries to an endpoint go, as far as the service's history tells. */
export type WebhookHealth =
  /** Nothing was sent yet, or this person may not see it. */
  | { readonly status: "unknown" }
  /** The history could not be read. */
  | { readonly status: "unavailable" }
  /** The latest delivery arrived. */
  | { readonly status: "delivering" }
  /** The latest delivery failed, or has failed so far. */
  | {
      readonly status: "failing";
      /** How many failed one after the other, up to the latest. */
      readonly failures: number;
      /** HTTP status of the last response; `null` where there was none, `undefined` where that is not known. */
      readonly lastAnswer: number | null | undefined;
      /** As the service wrote it: when the next of them is tried again. */
      readonly nextAttemptAt: string | undefined;
      /**
       * Whether the endpoint was changed after the last of them. The change may have mended it, which the next delivery
       * will show.
       */
      readonly isChangedSince: boolean;
    };

export interface WebhookHealthParameters {
  readonly webhook: Pick<Webhook, "id" | "updated_at">;
  /** Of all endpoints, in the service's order: the newest first, which is assumed. */
  readonly deliveries: readonly DeliveryEntry[];
}

/**
 * Reads an endpoint's health from the history. Fields of its records are not documented, so a delivery of which no
 * outcome can be read is left out. A change of the endpoint does not make it healthy: only a delivery that arrives does.
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
    .map(({ nextAttemptAt }) => nextAttemptAt)
    .filter((time) => typeof time === "string")
    .toSorted((one, other) => (parseTimestamp(one) ?? 0) - (parseTimestamp(other) ?? 0));
  const changedAt = parseTimestamp(webhook.updated_at) ?? Number.NEGATIVE_INFINITY;
  const isChangedSince = (timeOf(latest) ?? Number.POSITIVE_INFINITY) <= changedAt;
  return {
    status: "failing",
    failures: failed.length,
    lastAnswer: latest.lastAnswer,
    nextAttemptAt: next,
    isChangedSince,
  };
}

/** When its state was last written, or else when it was made. */
function timeOf({ changedAt, at }: DeliveryEntry): number | undefined {
  return changedAt ?? at;
}

/** Whether a delivery arrived, judged by its status or by the last response; `undefined` where neither tells. */
function hasArrived({ status, attempts, lastAnswer }: DeliveryEntry): boolean | undefined {
  const known = status === undefined ? undefined : outcomes.get(status);
  if (known !== undefined) return known;
  if (attempts === 0 || lastAnswer === undefined) return undefined;
  if (lastAnswer === null) return attempts === undefined ? undefined : false;
  return webhookVerdict(lastAnswer) === "delivered";
}

/** Statuses that are likely; any other is judged by the response. */
const outcomes: ReadonlyMap<string, boolean> = new Map([
  ["succeeded", true],
  ["delivered", true],
  ["failed", false],
  ["exhausted", false],
]);
