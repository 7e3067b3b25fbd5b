"use client";

import { parseTimestamp, type Recipient, type Transaction } from "@partner-kit/contract";
import { useClock } from "../locale/useClock.ts";
import { useText } from "../locale/useText.ts";
import { recentChangeDay } from "./isRecentlyChanged.ts";
import { enRecipientList } from "./messages.en.ts";

export interface RecentChange {
  /** The day of the change, such as "Changed today". */
  readonly day: string;
  /** Says that the last payment was made before the change, if it was, and otherwise the day. */
  readonly text: string;
}

/**
 * Describes a change of a recipient's details in the last 24 hours, a common sign of fraud. An earlier payment says nothing about
 * the new details. `undefined`: nothing was changed in that time.
 */
export function useRecentChange(recipient: Recipient, lastPayment: Transaction | undefined): RecentChange | undefined {
  const { recipientList: messages } = useText(enRecipientList);
  const changed = useClock((now) => recentChangeDay(recipient, now));
  if (changed === undefined) return undefined;
  const paid = parseTimestamp(lastPayment?.created_at ?? "");
  const isEarlier = paid !== undefined && paid < (parseTimestamp(recipient.updated_at) ?? 0);
  const day = { today: messages.changedToday, yesterday: messages.changedYesterday }[changed];
  return { day, text: isEarlier ? messages.changedSincePaid : day };
}
