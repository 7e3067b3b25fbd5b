import type { Text } from "../text/text.ts";
import { describeStatusBy, type StatusDescription, statusTones } from "../ui/Badge/statuses.ts";
import type { DeliveryEntry } from "../webhookHistory/historyEntries.ts";
import { deliveryOutcome } from "./deliveryOutcome.ts";

/**
 * Describes a delivery in a word. The service reports one that failed and will be retried as pending, like one that was not
 * tried yet (assumed). Returns `undefined` if the status is missing.
 */
export function describeDelivery(entry: DeliveryEntry, text: Pick<Text, "deliveryLog">): StatusDescription | undefined {
  if (entry.status === undefined) return undefined;
  return describeDeliveryStatus(deliveryOutcome(entry) === "retrying" ? "retrying" : entry.status, text);
}

/** Describes the status of a delivery in a word. */
export function describeDeliveryStatus(
  status: string,
  { deliveryLog: messages }: Pick<Text, "deliveryLog">,
): StatusDescription {
  return describeStatusBy({ status, known: statuses, messages, tones: statusTones.deliveryLog });
}

/** Likely values: the service document does not show them. */
const statuses = {
  pending: "statusPending",
  retrying: "statusRetrying",
  succeeded: "statusDelivered",
  delivered: "statusDelivered",
  failed: "statusFailed",
  exhausted: "statusFailed",
} as const;
