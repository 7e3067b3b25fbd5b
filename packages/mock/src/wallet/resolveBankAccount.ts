import { hash, hashText } from "../hash.ts";
import { banks } from "../seed/banks.ts";
import { companyNames, givenNames, surnames } from "../seed/names.ts";
import { bankAccountNumbers } from "./specialBankAccounts.ts";

/**
 * Returns the account name in the format of banks: surname first, in capitals. Deterministic per bank and number. Returns
 * `undefined` if the bank is unknown or the number does not have ten digits.
 */
export function resolveBankAccount({ bankCode, accountNumber }: ResolveBankAccountParameters): string | undefined {
  if (accountNumber.length !== ACCOUNT_NUMBER_DIGITS || !/^\d+$/.test(accountNumber)) return undefined;
  if (!banks.some(({ bank_code }) => bank_code === bankCode)) return undefined;
  if (accountNumber === bankAccountNumbers.unknown) return undefined;
  if (accountNumber === bankAccountNumbers.longName) return LONG_NAME;
  const seed = hashText(0, `${bankCode}:${accountNumber}`);
  const pick = (list: readonly string[], turn: number): string => list[hash(seed, turn) % list.length] ?? "";
  if (hash(seed, 1) % 4 === 0) return pick(companyNames, 2).toUpperCase();
  return `${pick(surnames, 3)} ${pick(givenNames, 4)} ${pick(givenNames, 5)}`.toUpperCase();
}

/** Number of digits of an account number. */
export const ACCOUNT_NUMBER_DIGITS = 10;

interface ResolveBankAccountParameters {
  readonly bankCode: string;
  readonly accountNumber: string;
}

const LONG_NAME =
  "INCORPORATED TRUSTEES OF THE ỌLÁDÀPỌ̀ ÀDÉBÁYỌ̀-OKONKWO MEMORIAL FOUNDATION FOR AGRICULTURE AND COMMUNITY DEVELOPMENT (LAGOS, KANO AND ENUGU CHAPTERS)";
