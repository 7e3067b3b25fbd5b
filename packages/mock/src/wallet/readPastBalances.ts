import { AMOUNT_PLACES, writeAmount } from "../amount.ts";
import { balanceOf, type Currency } from "../currency.ts";
import type { Account, Database } from "../database.ts";
import { settledOf } from "../exchange/fillOrder.ts";
import type { StoredOrder } from "../exchange/tables.ts";
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
 * Computes the balances of past times from the current ones, the account's transactions and its orders. If the balance would
 * have been too low for the transactions, it assumes a daily trade.
 */
export function readPastBalances(parameters: ReadPastBalancesParameters): PastBalance[] {
  const { db, account, times, now } = parameters;
  return (["NGN", "USD"] as const).flatMap((currency) => {
    const { transactions, totalAt } = readMoves({ db, account, currency });
    const daily = dailyTrade({ db, account, currency, now });
    return times.map((time) => {
      const total = totalAt(time) + daily * BigInt(daysBetween(time, now));
      const reserved = transactions.reduce((sum, transaction) => sum + lockedAt(transaction, time), 0n);
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

interface MovesParameters extends Pick<ReadPastBalancesParameters, "db" | "account"> {
  readonly currency: Currency;
}

/** The transactions of a currency, and its total at a past time without assumed trades. */
function readMoves({ db, account, currency }: MovesParameters) {
  const { available, locked } = account.balances[currency];
  const transactions = [...db.transactions.values()].filter(
    (one) => one.accountId === account.id && balanceOf(one.currency) === currency,
  );
  const orders = [...db.orders.values()].filter(({ accountId }) => accountId === account.id);
  const totalAt = (time: number): bigint => {
    const changes = [
      ...transactions.map((transaction) => changeAfter(transaction, time)),
      ...orders.map((order) => tradedAfter(order, currency, time)),
    ];
    return changes.reduce((total, change) => total - change, available + locked);
  };
  return { transactions, totalAt };
}

/** The daily trade without which the total would fall below a quarter of today's before one of the transactions. */
export function dailyTrade({ now, ...parameters }: MovesParameters & { readonly now: number }): bigint {
  const { transactions, totalAt } = readMoves(parameters);
  const { available, locked } = parameters.account.balances[parameters.currency];
  const least = (available + locked) / 4n;
  let highest = 0n;
  for (const { updatedAt } of transactions) {
    const days = BigInt(Math.max(1, daysBetween(updatedAt, now)));
    const shortage = (least - totalAt(updatedAt - 1)) / days;
    if (shortage > highest) highest = shortage;
  }
  return ((highest + ROUND - 1n) / ROUND) * ROUND;
}

/** The change of the total by an order after a time. Its fills count when the last one happened. */
function tradedAfter(order: StoredOrder, currency: Currency, time: number): bigint {
  if (order.updatedAt <= time) return 0n;
  const { pay, receive } = order.trade;
  const received = receive.currency === currency ? settledOf(receive, order, order.filled) : 0n;
  const paid = pay.currency === currency ? settledOf(pay, order, order.filled) : 0n;
  return received - paid;
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

export const DAY_MS = 86_400_000;
/** Time of day of the assumed trade, in UTC. */
export const TRADE_TIME_MS = 13 * 3_600_000;
/** Assumed trades are multiples of ten units. */
export const ROUND = 10n ** BigInt(AMOUNT_PLACES + 1);
