import type { Bank, Recipient } from "@partner-kit/contract";
import { cleanAccountNumber } from "../bankAccounts/cleanAccountNumber.ts";
import { cleanAddress } from "../chains/address.ts";
import type { Text } from "../text/text.ts";
import { type RecipientValues, recipientTypeOf } from "./recipientValues.ts";

/** A field of a recipient, by the service's name. */
export type RecipientRecordField =
  | "label"
  | "currency"
  | "bank_code"
  | "bank_name"
  | "account_number"
  | "account_name"
  | "chain"
  | "crypto_address"
  | "country";

/** Names of the messages that name the fields. */
export const recordFieldNames = {
  label: "label",
  account_name: "fieldAccountName",
  bank_name: "bank",
  bank_code: "fieldBankCode",
  account_number: "accountNumber",
  chain: "chain",
  crypto_address: "address",
  currency: "currency",
  country: "country",
} as const satisfies Record<RecipientRecordField, keyof Text["recipientEditor"]>;

/** The stored fields of a recipient. Missing fields are empty. */
export type RecipientRecord = Readonly<Record<RecipientRecordField, string>>;

/** A difference between two records. */
export interface RecipientChange {
  readonly field: RecipientRecordField;
  readonly before: string;
  readonly after: string;
}

/** Reads a saved recipient as a record. */
export function readRecipientRecord(recipient: Recipient): RecipientRecord {
  return {
    label: recipient.label ?? "",
    currency: recipient.currency,
    bank_code: recipient.bank_code ?? "",
    bank_name: recipient.bank_name ?? "",
    account_number: recipient.account_number ?? "",
    account_name: recipient.account_name ?? "",
    chain: recipient.chain ?? "",
    crypto_address: recipient.crypto_address ?? "",
    country: recipient.country ?? "",
  };
}

export interface ToRecipientRecordParameters {
  readonly values: RecipientValues;
  /** The saved recipient. `undefined` for a new one. */
  readonly saved: Recipient | undefined;
  /** The name that the bank returned for the details in the form, if there is one. */
  readonly accountName: string | undefined;
  readonly banks: readonly Bank[];
}

/** Returns the record that saving the form would produce. */
export function toRecipientRecord({ values, saved, accountName, banks }: ToRecipientRecordParameters): RecipientRecord {
  const label = values.label.trim();
  if (values.type === "crypto") {
    const { crypto_currency: currency, chain, country } = values;
    return { ...nothing, label, currency, chain, crypto_address: cleanAddress(values.crypto_address), country };
  }
  const { bank_code, country } = values;
  const account_number = cleanAccountNumber(values.account_number);
  const isAtSavedBank = bank_code === saved?.bank_code;
  const bank = banks.find((one) => one.bank_code === bank_code);
  return {
    ...nothing,
    label,
    currency: values.fiat_currency,
    bank_code,
    bank_name: (isAtSavedBank ? saved.bank_name : bank?.bank_name) ?? "",
    account_number,
    account_name: (isSavedAccount({ values, saved }) ? saved?.account_name : accountName) ?? "",
    country,
  };
}

/**
 * Whether the form has the saved bank account, which needs no verification. Another holder name counts as a changed account
 * detail, which the service wants verified. (Service document: PATCH rules.)
 */
export function isSavedAccount({ values, saved }: Pick<ToRecipientRecordParameters, "values" | "saved">): boolean {
  return (
    saved !== undefined &&
    recipientTypeOf(saved) === "fiat" &&
    values.bank_code === (saved.bank_code ?? "") &&
    cleanAccountNumber(values.account_number) === (saved.account_number ?? "") &&
    values.expected_name.trim() === (saved.account_name ?? "").trim()
  );
}

/** Lists the changes in reading order. Omits a field that becomes empty, because it keeps its value. */
export function recipientChanges(before: RecipientRecord, after: RecipientRecord): RecipientChange[] {
  return recordFields
    .map((field) => ({ field, before: before[field], after: after[field] }))
    .filter(({ before, after }) => after !== "" && after !== before);
}

/** An empty record, the start of a new recipient. */
export const nothing: RecipientRecord = {
  label: "",
  currency: "",
  bank_code: "",
  bank_name: "",
  account_number: "",
  account_name: "",
  chain: "",
  crypto_address: "",
  country: "",
};

/** The fields, in reading order. */
export const recordFields: readonly RecipientRecordField[] = [
  "label",
  "account_name",
  "bank_name",
  "bank_code",
  "account_number",
  "chain",
  "crypto_address",
  "currency",
  "country",
];
