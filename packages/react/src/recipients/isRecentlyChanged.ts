import { parseTimestamp, type Recipient } from "@partner-kit/contract";

/** Whether the details of a saved recipient were changed in the last 24 hours, which is a common sign of fraud. */
export function isRecentlyChanged({ created_at: created, updated_at: updated }: Recipient, now: number): boolean {
  const since = parseTimestamp(updated);
  return updated !== created && since !== undefined && now - since < RECENT;
}

/** Milliseconds in which a change counts as recent. */
const RECENT = 24 * 3_600_000;
