import type { Database } from "../database.ts";
import type { Random } from "../random.ts";
import { createAccount } from "./account.ts";
import { seedFirstDay } from "./firstDay.ts";
import { seedHeldDeposits } from "./pending.ts";

export interface SeedOtherAccountParameters {
  readonly db: Database;
  readonly id: string;
  readonly random: Random;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Adds another partner's account with records that only its own keys can read. */
export function seedOtherAccount({ db, id, random, now }: SeedOtherAccountParameters): void {
  const account = createAccount(id);
  db.accounts.set(id, account);
  seedFirstDay({ db, account, random, now });
  seedHeldDeposits({ db, account, random, now });
}
