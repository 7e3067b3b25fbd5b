import type { Currency } from "../currency.ts";
import type { Account } from "../database.ts";

/** Whether the credit is overdue, which blocks withdrawals. `now` is in milliseconds since the epoch. */
export function isCreditOverdue({ credit }: Account, now: number): boolean {
  return credit.used > 0n && credit.dueAt !== null && credit.dueAt <= now;
}

/** Returns the withdrawable amount: the available balance minus the outstanding credit, which is in naira. */
export function withdrawableOf(account: Account, currency: Currency, now: number): bigint {
  if (isCreditOverdue(account, now)) return 0n;
  const { available } = account.balances[currency];
  if (currency === "USD") return available;
  const { used } = account.credit;
  return available < used ? 0n : available - used;
}
