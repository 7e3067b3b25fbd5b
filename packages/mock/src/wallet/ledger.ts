import type { Currency } from "../currency.ts";
import type { Account } from "../database.ts";

/** An amount of an account. */
export interface Entry {
  readonly account: Account;
  readonly currency: Currency;
  /** In units of `AMOUNT_PLACES` places, not negative. */
  readonly amount: bigint;
}

/**
 * The only module that moves money. It stores available and locked amounts, which are never negative. Their sum is the
 * total.
 */
export const ledger = {
  /** Adds a new amount to the available balance. */
  credit({ account, currency, amount }: Entry): void {
    const holding = account.balances[currency];
    holding.available += checked(amount, amount);
  },
  /** Locks an available amount. Returns `false` without a change if the balance is too low. */
  reserve({ account, currency, amount }: Entry): boolean {
    const holding = account.balances[currency];
    if (holding.available < amount) return false;
    holding.available -= checked(amount, holding.available);
    holding.locked += amount;
    return true;
  },
  /** Makes a locked amount available again. */
  release({ account, currency, amount }: Entry): void {
    const holding = account.balances[currency];
    holding.locked -= checked(amount, holding.locked);
    holding.available += amount;
  },
  /** Removes a locked amount from the account. */
  spend({ account, currency, amount }: Entry): void {
    const holding = account.balances[currency];
    holding.locked -= checked(amount, holding.locked);
  },
};

/** Throws if a balance would become negative, which is a bug of the emulator. */
function checked(amount: bigint, most: bigint): bigint {
  if (amount < 0n || amount > most) throw new RangeError(`the ledger cannot move ${amount} of ${most}`);
  return amount;
}
