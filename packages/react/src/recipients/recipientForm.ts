import type { Recipient } from "@partner-kit/contract";
import type { BankVerification } from "../bankAccounts/createBankVerifier.ts";
import { createFormDrafts, type FormShape } from "../form/createFormDrafts.ts";
import type { RecipientField, RecipientValues } from "./recipientValues.ts";

export interface RecipientForm extends FormShape {
  readonly values: RecipientValues;
  /** `moved`: nothing was sent, because another user changed or deleted the recipient. */
  readonly result: Recipient | "moved";
  readonly extra: RecipientFormExtra;
}

export interface RecipientFormExtra {
  /** The values under review. `undefined` while they are edited. */
  readonly reviewed: RecipientValues | undefined;
  /** The values that were last sent. */
  readonly sent: RecipientValues | undefined;
  /** The verification of the bank account in the form, unless it is the saved one. */
  readonly verification: BankVerification;
}

/** Fields that belong together. Two users' halves of a bank account would be the account of neither. */
export type RecipientUnit = "label" | "currency" | "bank" | "wallet" | "country";

/** A part of a recipient that the user and another user changed differently. */
export interface RecipientConflict {
  readonly unit: RecipientUnit;
  /** The differences per field. */
  readonly fields: readonly { readonly field: RecipientField; readonly theirs: string; readonly mine: string }[];
}

export const fieldsOf: Readonly<Record<RecipientUnit, readonly RecipientField[]>> = {
  label: ["label"],
  currency: ["fiat_currency", "crypto_currency"],
  bank: ["bank_code", "account_number", "expected_name"],
  wallet: ["chain", "crypto_address"],
  country: ["country"],
};

/** Returns the units of fields, in reading order. */
export function unitsOf(fields: readonly (keyof RecipientValues)[]): readonly RecipientUnit[] {
  const units: readonly RecipientUnit[] = ["label", "bank", "wallet", "currency", "country"];
  return units.filter((unit) => fieldsOf[unit].some((field) => fields.includes(field)));
}

export const recipientDrafts = createFormDrafts<RecipientForm>({
  name: "recipient",
  extra: { reviewed: undefined, sent: undefined, verification: { status: "incomplete" } },
  groups: Object.values(fieldsOf),
  // The selected type alone is not worth a warning.
  isUnsaved: ({ edits: { type: _, ...input } }) => Object.keys(input).length > 0,
});
