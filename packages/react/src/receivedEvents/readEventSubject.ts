import type { ReceivedEvent } from "@partner-kit/contract";

/** What an event is about, by the identifier in its payload. At most one of the two is set. */
export interface EventSubject {
  /** A wallet transaction: of deposits and withdrawals. */
  readonly transactionId?: string | undefined;
  /** An order: of the exchange's events. */
  readonly orderId?: string | undefined;
}

/**
 * Reads what an event is about from `transaction_id` or `order_id` of its payload. Empty if the payload has neither.
 * Assumed: the service document does not show what payloads hold. (Service document: Events.)
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
