import type { Account } from "../database.ts";
import type { HandlerContext } from "../handler.ts";

/** Lifetime of a verification in milliseconds. */
export const VERIFICATION_LIFETIME_MS = 15 * 60_000;

export interface BankVerificationParameters {
  readonly context: HandlerContext;
  readonly account: Account;
  readonly bankCode: string;
  readonly accountNumber: string;
}

/** Stores verified bank accounts, for rules that require a verification. */
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
