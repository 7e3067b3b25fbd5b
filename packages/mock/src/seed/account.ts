import { allScopes } from "@partner-kit/contract";
import { AMOUNT_PLACES } from "../amount.ts";
import type { Account } from "../database.ts";
import type { Random } from "../random.ts";
import { ledger } from "../wallet/ledger.ts";

const DAY_MS = 86_400_000;

/** Creates an approved account without balances and history. */
export function createAccount(id: string): Account {
  return {
    id,
    permissions: allScopes,
    kyb: "approved",
    balances: { NGN: { available: 0n, locked: 0n }, USD: { available: 0n, locked: 0n } },
    credit: { limit: 0n, used: 0n, dueAt: null },
    withdrawableKnown: true,
  };
}

export interface FillAccountParameters {
  readonly account: Account;
  readonly random: Random;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Adds balances of both currencies and a partly used credit line to an account. */
export function fillAccount({ account, random, now }: FillAccountParameters): void {
  // Whole units, then hundredths, so that amounts end in any digit.
  const amount = (minimum: number, maximum: number): bigint =>
    BigInt(random.integer(minimum * 100, maximum * 100)) * HUNDREDTH;
  ledger.credit({ account, currency: "NGN", amount: amount(18_000_000, 64_000_000) });
  ledger.credit({ account, currency: "USD", amount: amount(12_000, 48_000) });
  account.credit = {
    limit: 25_000_000n * 100n * HUNDREDTH,
    used: amount(2_000_000, 6_000_000),
    dueAt: (Math.floor(now / DAY_MS) + random.integer(6, 12)) * DAY_MS,
  };
}

const HUNDREDTH = 10n ** BigInt(AMOUNT_PLACES - 2);
