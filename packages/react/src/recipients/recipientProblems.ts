import { createRecipient, verifyBankAccount } from "@partner-kit/contract";
import { cleanAccountNumber } from "../bankAccounts/cleanAccountNumber.ts";
import type { BankVerification } from "../bankAccounts/createBankVerifier.ts";
import type { AddressCheck } from "../chains/assessAddress.ts";
import type { RecipientField, RecipientValues } from "./recipientValues.ts";

/** The problem of a field. */
export type RecipientProblem =
  | "required"
  | "too_long"
  /** An account number with other characters than letters and digits. */
  | "characters"
  /** An address that is invalid on this chain. The address check gives the reason. */
  | "address"
  /** The service rejected the value. */
  | "refused";

/** The problem of the name on a bank account. */
export type ConfirmationProblem =
  /** The bank has not returned a name. */
  | "unverified"
  /** The user has not confirmed the name. */
  | "unconfirmed";

/** Problems by field. Valid fields are absent. */
export type RecipientProblems = { readonly [TField in RecipientField]?: RecipientProblem } & {
  readonly confirmation?: ConfirmationProblem | undefined;
};

export interface RecipientProblemsParameters {
  readonly values: RecipientValues;
  /** `undefined` if the account is saved and needs no verification. */
  readonly verification: BankVerification | undefined;
  readonly address: AddressCheck;
}

/** Validates a form before it is sent. The service can still reject it. */
export function recipientProblems(parameters: RecipientProblemsParameters): RecipientProblems {
  const { values, verification, address } = parameters;
  const problems: Partial<Record<RecipientField, RecipientProblem>> = {};
  for (const field of ["label", ...neededFields[values.type]] as const) {
    const problem = textProblem(field, values[field].trim());
    if (problem) problems[field] = problem;
  }
  if (values.type === "crypto") {
    if (address.status === "odd" || address.status === "invalid") problems.crypto_address ??= "address";
    return problems;
  }
  if (!verification || problems.bank_code || problems.account_number) return problems;
  if (verification.status !== "verified") return { ...problems, confirmation: "unverified" };
  return verification.isConfirmed ? problems : { ...problems, confirmation: "unconfirmed" };
}

function textProblem(field: CheckedField, text: string): RecipientProblem | undefined {
  const cleaned = field === "account_number" ? cleanAccountNumber(text) : text;
  if (cleaned === "") return "required";
  if (!schemas[field].safeParse(cleaned).success) return "too_long";
  return field === "account_number" && !/^[A-Za-z0-9]+$/.test(cleaned) ? "characters" : undefined;
}

const neededFields = {
  fiat: ["fiat_currency", "bank_code", "account_number"],
  crypto: ["crypto_currency", "chain", "crypto_address"],
} as const satisfies Record<RecipientValues["type"], readonly RecipientField[]>;

type CheckedField = "label" | (typeof neededFields)[keyof typeof neededFields][number];

const { label, currency, chain, crypto_address } = createRecipient.input.shape;
const { account_number, bank_code } = verifyBankAccount.input.shape;

const schemas = {
  label,
  fiat_currency: currency,
  crypto_currency: currency,
  bank_code,
  account_number,
  chain,
  crypto_address,
} as const satisfies Readonly<Record<CheckedField, unknown>>;
