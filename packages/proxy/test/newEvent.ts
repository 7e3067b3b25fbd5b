import type { NewEvent } from "../src/store/Store.ts";

/** An event as the receiver passes it to the store. */
export function newEvent(id: string, more: Partial<NewEvent> = {}): NewEvent {
  const occurred_at = "2026-03-01T10:00:00.123Z";
  const body = JSON.stringify({ id, type: "deposit.success", version: 1, occurred_at, data: { note: "₦ 1,000" } });
  return {
    id,
    type: "deposit.success",
    occurred_at,
    received_at: Date.parse("2026-03-01T10:00:01Z"),
    body: new TextEncoder().encode(body),
    ...more,
  };
}
