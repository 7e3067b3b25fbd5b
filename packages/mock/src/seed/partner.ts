import type { Account, Database } from "../database.ts";
import type { Random } from "../random.ts";
import { fillAccount } from "./account.ts";
import { createHistory } from "./history.ts";
import { seedPendingWithdrawals } from "./pending.ts";
import { createRecipients } from "./recipients.ts";

export interface SeedPartnerParameters {
  readonly db: Database;
  readonly account: Account;
  readonly random: Random;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Adds a partner in good standing: balances, a partly used credit line, recipients, a month of history and two pending withdrawals. */
export function seedPartner({ db, account, random, now }: SeedPartnerParameters): void {
  const accountId = account.id;
  fillAccount({ account, random, now });
  const recipients = createRecipients({ accountId, random, now });
  for (const recipient of recipients) db.recipients.set(recipient.id, recipient);
  for (const transaction of createHistory({ accountId, random, now, recipients }))
    db.transactions.set(transaction.id, transaction);
  seedPendingWithdrawals({ db, account, random, now });
}
