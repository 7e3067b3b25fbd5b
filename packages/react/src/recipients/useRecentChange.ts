"use client";

import { parseTimestamp, type Recipient, type Transaction } from "@partner-kit/contract";
import { useClock } from "../locale/useClock.ts";
import { useText } from "../locale/useText.ts";
import { recentChangeDay } from "./isRecentlyChanged.ts";
import { enRecipientList } from "./messages.en.ts";

/**
 * Describes a change of a recipient's details in the last 24 hours, a common sign of fraud. An earlier payment says nothing about
 * the new details, so the text says so, and otherwise names the day. `undefined`: nothing was changed in that time.
 */
export function useRecentChange(recipient: Recipient, lastPayment: Transaction | undefined): string | undefined {
  const { recipientList: messages } = useText(enRecipientList);
  const changed = useClock((now) => recentChangeDay(recipient, now));
  if (changed === undefined) return undefined;
  const paid = parseTimestamp(lastPayment?.created_at ?? "");
  const isEarlier = paid !== undefined && paid < (parseTimestamp(recipient.updated_at) ?? 0);
  if (isEarlier) return messages.changedSincePaid;
  return { today: messages.changedToday, yesterday: messages.changedYesterday }[changed];
}
