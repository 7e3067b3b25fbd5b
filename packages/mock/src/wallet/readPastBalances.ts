import { AMOUNT_PLACES, writeAmount } from "../amount.ts";
import { balanceOf, type Currency } from "../currency.ts";
import type { Account, Database } from "../database.ts";
import type { StoredTransaction } from "./tables.ts";

/** The balance of one currency at a past time, as decimal strings. */
export interface PastBalance {
  readonly currency: Currency;
  /** Milliseconds since the epoch. */
  readonly time: number;
  readonly available: string;
  readonly locked: string;
  readonly total: string;
  /** Outstanding credit. Null for a currency that is not the credit line's. */
  readonly outstanding: string | null;
}

export interface ReadPastBalancesParameters {
  readonly db: Database;
  readonly account: Account;
  /** Milliseconds since the epoch. */
  readonly times: readonly number[];
  /** Current time. */
  readonly now: number;
}

/**
 * Computes the balances of past times from the current ones and the account's transactions. The emulator has no past orders,
 * so it assumes a daily trade if the balance would otherwise have been too low for the transactions.
 */
export function readPastBalances(parameters: ReadPastBalancesParameters): PastBalance[] {
  const { db, account, times, now } = parameters;
  const transactions = [...db.transactions.values()].filter(({ accountId }) => accountId === account.id);
  return (["NGN", "USD"] as const).flatMap((currency) => {
    const own = transactions.filter((transaction) => balanceOf(transaction.currency) === currency);
    const { available, locked } = account.balances[currency];
    const totalWithoutTrades = (time: number): bigint =>
      own.reduce((total, transaction) => total - changeAfter(transaction, time), available + locked);
    const least = (available + locked) / 4n;
    const shortages = own.map(({ updatedAt }) => {
      const days = BigInt(Math.max(1, daysBetween(updatedAt, now)));
      return (least - totalWithoutTrades(updatedAt - 1)) / days;
    });
    let highest = 0n;
    for (const shortage of shortages) if (shortage > highest) highest = shortage;
    const daily = ((highest + ROUND - 1n) / ROUND) * ROUND;
    return times.map((time) => {
      const total = totalWithoutTrades(time) + daily * BigInt(daysBetween(time, now));
      const reserved = own.reduce((sum, transaction) => sum + lockedAt(transaction, time), 0n);
      return {
        currency,
        time,
        available: writeAmount(total - reserved),
        locked: writeAmount(reserved),
        total: writeAmount(total),
        outstanding: currency === "NGN" ? writeAmount(account.credit.used) : null,
      };
    });
  });
}

/** The change of the total after a time. */
function changeAfter({ type, status, amount, fee, settled, updatedAt }: StoredTransaction, time: number): bigint {
  if (updatedAt <= time || (status !== "success" && status !== "partial")) return 0n;
  return type === "deposit" ? amount : -((settled ?? amount) + fee);
}

/** The amount that a withdrawal had reserved at a time. */
function lockedAt({ type, status, amount, fee, createdAt, updatedAt }: StoredTransaction, time: number): bigint {
  const isOpen = createdAt <= time && (status === "pending" || time < updatedAt);
  return type === "withdrawal" && isOpen ? amount + fee : 0n;
}

/** Trades between two times, one each day. */
function daysBetween(from: number, to: number): number {
  return Math.floor((to - TRADE_TIME_MS) / DAY_MS) - Math.floor((from - TRADE_TIME_MS) / DAY_MS);
}

const DAY_MS = 86_400_000;
/** Time of day of the assumed trade, in UTC. */
export const TRADE_TIME_MS = 13 * 3_600_000;
/** Assumed trades are multiples of ten units. */
export const ROUND = 10n ** BigInt(AMOUNT_PLACES + 1);
