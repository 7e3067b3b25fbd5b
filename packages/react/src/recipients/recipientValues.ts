import type { Recipient } from "@partner-kit/contract";

export type RecipientType = "fiat" | "crypto";

/** What a person enters about a recipient. What belongs to the other type is kept while it is switched, and not sent. */
export interface RecipientValues {
  readonly type: RecipientType;
  readonly label: string;
  readonly fiat_currency: string;
  readonly bank_code: string;
  /** As typed; cleaned when the field is left, and whenever it is used. */
  readonly account_number: string;
  /** Whose account it should be, to be held against the bank's answer. Not sent. */
  readonly expected_name: string;
  readonly crypto_currency: string;
  readonly chain: string;
  readonly crypto_address: string;
  /** ISO 3166-1 alpha-3; empty: not sent. */
  readonly country: string;
}

/** What is in the form, and what of it is text to be typed or chosen. */
export type RecipientField = Exclude<keyof RecipientValues, "type">;

/** An empty form. */
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

/** A saved recipient as form values. */
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

/** The service names two types. One that it adds is told apart by what the record holds. */
export function recipientTypeOf({ recipient_type, crypto_address }: Recipient): RecipientType {
  if (recipient_type === "fiat") return "fiat";
  return recipient_type === "crypto" || crypto_address !== null ? "crypto" : "fiat";
}

/** Whether two forms hold the same. */
export function isSameRecipientValues(one: Partial<RecipientValues>, other: RecipientValues): boolean {
  return Object.entries(one).every(([field, value]) => Reflect.get(other, field) === value);
}
