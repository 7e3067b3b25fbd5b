import type { Text } from "../text/text.ts";
import { describeStatusBy, type StatusDescription, statusTones } from "../ui/Badge/statuses.ts";

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
  succeeded: "statusDelivered",
  delivered: "statusDelivered",
  failed: "statusFailed",
  exhausted: "statusFailed",
} as const;
