import { parseTimestamp, type Recipient } from "@partner-kit/contract";

/** Whether the details of a saved recipient were changed in the last 24 hours, which is a common sign of fraud. */
export function isRecentlyChanged({ created_at: created, updated_at: updated }: Recipient, now: number): boolean {
  const since = parseTimestamp(updated);
  return updated !== created && since !== undefined && now - since < RECENT;
}

/**
 * The day on which the details were changed in the last 24 hours, in the reader's time zone. `undefined`: they were not changed
 * in that time.
 */
export function recentChangeDay(recipient: Recipient, now: number): "today" | "yesterday" | undefined {
  if (!isRecentlyChanged(recipient, now)) return undefined;
  // The service's clock may be ahead.
  const since = Math.min(parseTimestamp(recipient.updated_at) ?? now, now);
  return new Date(since).toDateString() === new Date(now).toDateString() ? "today" : "yesterday";
}

/** Milliseconds in which a change counts as recent. */
const RECENT = 24 * 3_600_000;
