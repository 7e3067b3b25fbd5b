import { AMOUNT_PLACES } from "../amount.ts";
import type { Account, Database } from "../database.ts";
import type { Random } from "../random.ts";
import { createReference } from "../wallet/createReference.ts";
import { ledger } from "../wallet/ledger.ts";
import { createRecipients } from "./recipients.ts";

const HOUR_MS = 3_600_000;

export interface SeedFirstDayParameters {
  readonly db: Database;
  readonly account: Account;
  readonly random: Random;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Adds a deposit of an hour ago and a recipient. */
export function seedFirstDay({ db, account, random, now }: SeedFirstDayParameters): void {
  const accountId = account.id;
  const amount = 5_000_000n * 10n ** BigInt(AMOUNT_PLACES);
  const createdAt = now - HOUR_MS;
  const id = random.uuid();
  const reference = createReference({ prefix: "DEP", random, now: createdAt });
  ledger.credit({ account, currency: "NGN", amount });
  db.transactions.set(id, {
    id,
    accountId,
    type: "deposit",
    rail: "fiat",
    status: "success",
    currency: "NGN",
    amount,
    fee: 0n,
    settled: null,
    reference,
    recipientId: null,
    travelRule: null,
    createdAt,
    updatedAt: createdAt + 90_000,
  });
  const recipient = createRecipients({ accountId, random, now }).find(({ type }) => type === "fiat");
  const at = now - HOUR_MS / 2;
  if (recipient) db.recipients.set(recipient.id, { ...recipient, createdAt: at, updatedAt: at });
}
