import { parseTimestamp } from "@partner-kit/contract";
import type { DeliveryEntry } from "../webhookHistory/historyEntries.ts";
import { hasArrived } from "./deliveryOutcome.ts";
import { webhookRetries } from "./webhookRetries.ts";

/** An attempt of a delivery. */
export type DeliveryAttempt =
  /** The history reports the time of the last attempt only, as the time of its last change. */
  | {
      readonly kind: "delivered" | "failed";
      readonly number: number;
      /** Milliseconds since the epoch. `undefined` if it is not reported. */
      readonly at: number | undefined;
    }
  /** The history reports when it is due. */
  | { readonly kind: "next"; readonly number: number; readonly at: number }
  /** Follows if the attempt before it fails, according to the retry schedule. */
  | { readonly kind: "possible"; readonly number: number; readonly delaySeconds: number };

/**
 * Derives the attempts of a delivery from its record, newest first. All but the last of several attempts failed.
 * (Service document: Retries, duplicates, ordering.)
 */
export function deliveryAttempts(entry: DeliveryEntry): readonly DeliveryAttempt[] {
  const { attempts: made = 0, status, changedAt, nextAttemptAt } = entry;
  const list: DeliveryAttempt[] = [];
  // A cancelled delivery changed when it was cancelled, not at its last attempt.
  const lastAt = status === "cancelled" ? undefined : changedAt;
  for (let number = 1; number <= made; number += 1) {
    const isLast = number === made;
    list.push({ kind: isLast && hasArrived(entry) ? "delivered" : "failed", number, at: isLast ? lastAt : undefined });
  }
  const dueAt = typeof nextAttemptAt === "string" ? parseTimestamp(nextAttemptAt) : undefined;
  if (dueAt !== undefined) {
    list.push({ kind: "next", number: made + 1, at: dueAt });
    for (const [index, delaySeconds] of webhookRetries.delaysSeconds.entries()) {
      // The first retry is the second attempt.
      if (index >= made) list.push({ kind: "possible", number: index + 2, delaySeconds });
    }
  }
  return list.toReversed();
}
