import type { ReceivedEvent } from "@partner-kit/contract";

/** The subject of an event, by the identifier in its payload. At most one of the two is set. */
export interface EventSubject {
  /** The wallet transaction of a deposit or withdrawal. */
  readonly transactionId?: string | undefined;
  /** The order of an exchange event. */
  readonly orderId?: string | undefined;
}

/**
 * Reads the subject of an event from `transaction_id` or `order_id` of its payload. Empty if it has neither. Assumed: the
 * service document does not show payloads. (Service document: Events.)
 */
export function readEventSubject({ data }: Pick<ReceivedEvent, "data">): EventSubject {
  if (typeof data !== "object" || data === null) return {};
  const { transaction_id: transactionId, order_id: orderId }: Readonly<Record<string, unknown>> = { ...data };
  if (isId(transactionId)) return { transactionId };
  return isId(orderId) ? { orderId } : {};
}

function isId(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
