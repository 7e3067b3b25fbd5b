import type { DeliveryEntry } from "../webhookHistory/historyEntries.ts";
import { webhookVerdict } from "./webhookRetries.ts";

/** The outcome of a delivery, according to the service's history. */
export type DeliveryOutcome =
  | "delivered"
  /** The last attempt failed and another is due. */
  | "retrying"
  /** Failed, and no attempt is due. */
  | "failed"
  /** Not tried yet, or its fields are not conclusive. */
  | "undecided";

/** The latest deliveries to an endpoint. */
export interface DeliverySummary {
  /** Oldest first, at most `SUMMARIZED`. */
  readonly recent: readonly { readonly entry: DeliveryEntry; readonly outcome: DeliveryOutcome | "cancelled" }[];
  /** How many of them arrived. */
  readonly delivered: number;
  /** How many of them failed and will not be retried. */
  readonly failed: number;
  /** How many of them failed and will be retried. */
  readonly retrying: number;
  /** How many of them were cancelled, for example because the endpoint was disabled. */
  readonly cancelled: number;
  /** How many of the tried ones ended: delivered, failed, or cancelled after a failed attempt. */
  readonly ended: number;
  /** Time of the last failed attempt in milliseconds since the epoch. `undefined` if none failed, or if it is unknown. */
  readonly lastFailureAt: number | undefined;
  /** Whether the latest of them that was tried failed. */
  readonly isFailing: boolean;
}

export interface SummarizeDeliveriesParameters {
  readonly webhookId: string;
  /** Deliveries of all endpoints. */
  readonly deliveries: readonly DeliveryEntry[];
}

/** Counts the latest deliveries to an endpoint by outcome. A delivery counts once, whatever its attempts. */
export function summarizeDeliveries({ webhookId, deliveries }: SummarizeDeliveriesParameters): DeliverySummary {
  const recent = deliveries
    .filter((entry) => entry.webhookId === webhookId)
    .toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0))
    .slice(-SUMMARIZED)
    .map((entry) => ({
      entry,
      outcome: entry.status === "cancelled" ? ("cancelled" as const) : deliveryOutcome(entry),
    }));
  const count = (wanted: (typeof recent)[number]["outcome"]) =>
    recent.filter(({ outcome }) => outcome === wanted).length;
  const cancelledAfterFailure = recent.filter(
    ({ entry, outcome }) => outcome === "cancelled" && hasArrived(entry) === false,
  );
  const failures = recent.filter(({ outcome }) => isFailure(outcome));
  const latest = recent.findLast(({ outcome }) => outcome === "delivered" || isFailure(outcome));
  const [delivered, failed] = [count("delivered"), count("failed")];
  return {
    recent,
    delivered,
    failed,
    retrying: count("retrying"),
    cancelled: count("cancelled"),
    ended: delivered + failed + cancelledAfterFailure.length,
    lastFailureAt: failures.reduce<number | undefined>((last, { entry: { changedAt, at } }) => {
      const time = changedAt ?? at;
      return time === undefined || (last !== undefined && last > time) ? last : time;
    }, undefined),
    isFailing: latest !== undefined && isFailure(latest.outcome),
  };
}

function isFailure(outcome: DeliveryOutcome | "cancelled"): boolean {
  return outcome === "failed" || outcome === "retrying";
}

export function deliveryOutcome(entry: DeliveryEntry): DeliveryOutcome {
  const arrived = hasArrived(entry);
  if (arrived === undefined) return "undecided";
  if (arrived) return "delivered";
  return typeof entry.nextAttemptAt === "string" ? "retrying" : "failed";
}

/** Whether a delivery arrived, by its status or the last response. `undefined` if neither is conclusive. */
export function hasArrived({ status, attempts, lastResponse }: DeliveryEntry): boolean | undefined {
  const known = status === undefined ? undefined : outcomes.get(status);
  if (known !== undefined) return known;
  if (attempts === 0 || lastResponse === undefined) return undefined;
  if (lastResponse === null) return attempts === undefined ? undefined : false;
  return webhookVerdict(lastResponse) === "delivered";
}

/** Likely statuses. Others are judged by the response. */
const outcomes: ReadonlyMap<string, boolean> = new Map([
  ["succeeded", true],
  ["delivered", true],
  ["failed", false],
  ["exhausted", false],
]);

/** How many of the latest deliveries a summary has at most. */
export const SUMMARIZED = 20;
