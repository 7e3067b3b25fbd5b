import type { Recipient } from "@partner-kit/contract";
import type { BankVerification } from "../bankAccounts/BankVerification.ts";
import { createFormDrafts, type FormShape } from "../form/createFormDrafts.ts";
import type { RecipientField, RecipientValues } from "./recipientValues.ts";

/** The form of a recipient. */
export interface RecipientForm extends FormShape {
  readonly values: RecipientValues;
  /** `moved`: nothing was sent, because somebody else changed or removed the recipient meanwhile. */
  readonly result: Recipient | "moved";
  readonly extra: RecipientFormExtra;
}

export interface RecipientFormExtra {
  /** The values that are reviewed before they are saved; `undefined` while they are edited. */
  readonly reviewed: RecipientValues | undefined;
  /** The values that were sent last. */
  readonly sent: RecipientValues | undefined;
  /** Of the bank account in the form, unless that is the saved one. */
  readonly verification: BankVerification;
}

/** Fields that belong together: half of a bank account from one person and half from another is nobody's account. */
export type RecipientUnit = "label" | "currency" | "bank" | "wallet" | "country";

/** A part of a recipient that was edited here and changed elsewhere, to something else. */
export interface RecipientConflict {
  readonly unit: RecipientUnit;
  /** Per field of the unit. */
  readonly fields: readonly { readonly field: RecipientField; readonly theirs: string; readonly mine: string }[];
}

/** The fields of each unit. */
export const fieldsOf: Readonly<Record<RecipientUnit, readonly RecipientField[]>> = {
  label: ["label"],
  currency: ["fiat_currency", "crypto_currency"],
  bank: ["bank_code", "account_number", "expected_name"],
  wallet: ["chain", "crypto_address"],
  country: ["country"],
};

/** The units of some fields, in the order people read them. */
export function unitsOf(fields: readonly (keyof RecipientValues)[]): readonly RecipientUnit[] {
  const units: readonly RecipientUnit[] = ["label", "bank", "wallet", "currency", "country"];
  return units.filter((unit) => fieldsOf[unit].some((field) => fields.includes(field)));
}

export const recipientDrafts = createFormDrafts<RecipientForm>({
  name: "recipient",
  extra: { reviewed: undefined, sent: undefined, verification: { status: "incomplete" } },
  groups: Object.values(fieldsOf),
  // Which type is chosen is nothing that could be lost.
  isUnsaved: ({ edits: { type: _, ...input } }) => Object.keys(input).length > 0,
});
