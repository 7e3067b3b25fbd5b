import { AMOUNT_PLACES } from "../amount.ts";
import { NAIRA_FEE } from "../handlers/withdrawals.ts";
import type { SeedParameters } from "../scenarios/scenario.ts";
import { createReference } from "../wallet/createReference.ts";
import type { StoredTransaction } from "../wallet/tables.ts";

const DAY_MS = 86_400_000;
/** Time of day at which a group was sent, in UTC. */
export const PAYMENTS_TIME_MS = 9 * 3_600_000;
/** Time between two of its withdrawals. */
export const APART_MS = 2_000;

/** Days ago, as an approximate number, and the labels of the recipients. The recipients are older. */
const groups = [
  {
    daysAgo: 16,
    labels: ["Port Harcourt Steel Works", "Eko Cold Chain", "Lekki Freight and Clearing", "Agbara Packaging"],
  },
  { daysAgo: 8, labels: ["Third Mainland Studios, rent", "Chioma Ibrahim, expenses", "Kehinde Oladipo, consulting"] },
] as const;

/** Adds withdrawals that were sent together, as a bulk payment does. The balances before them were higher. */
export function seedPastPayments({ db, accountId, random, now }: SeedParameters): void {
  const recipients = [...db.recipients.values()].filter((one) => one.accountId === accountId);
  for (const { daysAgo, labels } of groups) {
    const startedAt = workingDay(Math.floor(now / DAY_MS) - daysAgo) * DAY_MS + PAYMENTS_TIME_MS;
    for (const [index, label] of labels.entries()) {
      const recipient = recipients.find((one) => one.label === label);
      if (!recipient) continue;
      const createdAt = startedAt + index * APART_MS;
      const transaction: StoredTransaction = {
        id: random.uuid(),
        accountId,
        type: "withdrawal",
        rail: "fiat",
        status: "success",
        currency: recipient.currency,
        amount: BigInt(random.integer(850, 6_400)) * 100n * UNIT,
        fee: NAIRA_FEE,
        settled: null,
        reference: createReference({ prefix: "WDR", random, now: createdAt }),
        recipientId: recipient.id,
        travelRule: null,
        createdAt,
        updatedAt: createdAt + random.integer(60_000, 240_000),
      };
      db.transactions.set(transaction.id, transaction);
    }
  }
}

/** A day since the epoch, or the Friday before it. */
function workingDay(day: number): number {
  const daysSinceFriday = { 6: 1, 0: 2 }[new Date(day * DAY_MS).getUTCDay()] ?? 0;
  return day - daysSinceFriday;
}

const UNIT = 10n ** BigInt(AMOUNT_PLACES);
