import { allScopes } from "@partner-kit/contract";
import type { Account } from "../database.ts";
import type { Random } from "../random.ts";

const DAY_MS = 86_400_000;

export interface CreateAccountParameters {
  readonly id: string;
  readonly random: Random;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Makes up an account in good standing: money in both currencies, some of it locked, and part of a credit line used. */
export function createAccount({ id, random, now }: CreateAccountParameters): Account {
  // Naira or dollars, then hundredths, so that amounts end in any digit.
  const amount = (minimum: number, maximum: number): bigint => BigInt(random.integer(minimum * 100, maximum * 100));
  return {
    id,
    permissions: allScopes,
    balances: {
      NGN: { available: amount(18_000_000, 64_000_000), locked: amount(900_000, 3_500_000) },
      USD: { available: amount(12_000, 48_000), locked: amount(400, 2_200) },
    },
    credit: {
      limit: 25_000_000_00n,
      used: amount(2_000_000, 6_000_000),
      dueAt: (Math.floor(now / DAY_MS) + random.integer(6, 12)) * DAY_MS,
    },
    withdrawableKnown: true,
  };
}
