import type { Currency } from "../currency.ts";
import type { Account } from "../database.ts";

/** Some money of an account. */
export interface Entry {
  readonly account: Account;
  readonly currency: Currency;
  /** In units of `AMOUNT_PLACES` places, not negative. */
  readonly amount: bigint;
}

/**
 * The only place that moves money. What is available and what is locked are kept, their sum is the total; neither goes
 * below zero.
 */
export const ledger = {
  /** Makes money available that was not there. */
  credit({ account, currency, amount }: Entry): void {
    const holding = account.balances[currency];
    holding.available += checked(amount, amount);
  },
  /** Locks available money. Returns `false`, and moves nothing, where there is too little. */
  reserve({ account, currency, amount }: Entry): boolean {
    const holding = account.balances[currency];
    if (holding.available < amount) return false;
    holding.available -= checked(amount, holding.available);
    holding.locked += amount;
    return true;
  },
  /** Makes locked money available again. */
  release({ account, currency, amount }: Entry): void {
    const holding = account.balances[currency];
    holding.locked -= checked(amount, holding.locked);
    holding.available += amount;
  },
  /** Lets locked money leave the account. */
  spend({ account, currency, amount }: Entry): void {
    const holding = account.balances[currency];
    holding.locked -= checked(amount, holding.locked);
  },
};

/** Throws where the books would not balance, which is a mistake of the emulator's. */
function checked(amount: bigint, most: bigint): bigint {
  if (amount < 0n || amount > most) throw new RangeError(`the ledger cannot move ${amount} of ${most}`);
  return amount;
}
