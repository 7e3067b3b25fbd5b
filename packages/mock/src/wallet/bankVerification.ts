import type { Account } from "../database.ts";
import type { HandlerContext } from "../handler.ts";

/** How long a verification counts, in milliseconds. */
export const VERIFICATION_LIFETIME_MS = 15 * 60_000;

export interface BankVerificationParameters {
  readonly context: HandlerContext;
  readonly account: Account;
  readonly bankCode: string;
  readonly accountNumber: string;
}

/** Remembers which bank accounts were verified, for rules that ask for it. */
export const bankVerification = {
  remember(parameters: BankVerificationParameters): void {
    const { db, clock } = parameters.context;
    db.verifiedBankAccounts.set(keyOf(parameters), clock.now());
  },
  isRecent(parameters: BankVerificationParameters): boolean {
    const { db, clock } = parameters.context;
    const at = db.verifiedBankAccounts.get(keyOf(parameters));
    return at !== undefined && clock.now() - at <= VERIFICATION_LIFETIME_MS;
  },
};

function keyOf({ account, bankCode, accountNumber }: BankVerificationParameters): string {
  return `${account.id}:${bankCode}:${accountNumber}`;
}
