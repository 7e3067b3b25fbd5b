import type { Currency } from "../currency.ts";
import type { Account } from "../database.ts";

/** Whether used credit was not paid back in time; withdrawals are blocked until it is. `now` in milliseconds since the epoch. */
export function isCreditOverdue({ credit }: Account, now: number): boolean {
  return credit.used > 0n && credit.dueAt !== null && credit.dueAt <= now;
}

/** What can be withdrawn of a balance: what is available, less the outstanding credit, which is in naira. */
export function withdrawableOf(account: Account, currency: Currency, now: number): bigint {
  if (isCreditOverdue(account, now)) return 0n;
  const { available } = account.balances[currency];
  if (currency === "USD") return available;
  const { used } = account.credit;
  return available < used ? 0n : available - used;
}
