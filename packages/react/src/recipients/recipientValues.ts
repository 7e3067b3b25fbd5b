import type { Recipient } from "@partner-kit/contract";

export type RecipientType = "fiat" | "crypto";

/** The input about a recipient. Fields of the other type stay while the type is switched, but are not sent. */
export interface RecipientValues {
  readonly type: RecipientType;
  readonly label: string;
  readonly fiat_currency: string;
  readonly bank_code: string;
  /** As typed. Cleaned when the field loses focus, and before use. */
  readonly account_number: string;
  /** The expected account holder, compared with the bank's response. Not sent. */
  readonly expected_name: string;
  readonly crypto_currency: string;
  readonly chain: string;
  readonly crypto_address: string;
  /** ISO 3166-1 alpha-3. Not sent if empty. */
  readonly country: string;
}

/** A text field or a selection of the form. */
export type RecipientField = Exclude<keyof RecipientValues, "type">;

export function emptyRecipientValues(type: RecipientType): RecipientValues {
  return {
    type,
    label: "",
    fiat_currency: "NGN",
    bank_code: "",
    account_number: "",
    expected_name: "",
    crypto_currency: "",
    chain: "",
    crypto_address: "",
    country: "",
  };
}

/** Reads a saved recipient as form values. */
export function readRecipientValues(recipient: Recipient): RecipientValues {
  const { label, currency, bank_code, account_number, account_name, chain, crypto_address, country } = recipient;
  const type = recipientTypeOf(recipient);
  return {
    ...emptyRecipientValues(type),
    label: label ?? "",
    ...(type === "fiat" ? { fiat_currency: currency } : { crypto_currency: currency }),
    bank_code: bank_code ?? "",
    account_number: account_number ?? "",
    expected_name: account_name ?? "",
    chain: chain ?? "",
    crypto_address: crypto_address ?? "",
    country: country ?? "",
  };
}

/** The service documents two types. Others are derived from the fields of the record. */
export function recipientTypeOf({ recipient_type, crypto_address }: Recipient): RecipientType {
  if (recipient_type === "fiat") return "fiat";
  return recipient_type === "crypto" || crypto_address !== null ? "crypto" : "fiat";
}

/** Whether two forms have the same values. */
export function isSameRecipientValues(one: Partial<RecipientValues>, other: RecipientValues): boolean {
  return Object.entries(one).every(([field, value]) => Reflect.get(other, field) === value);
}
