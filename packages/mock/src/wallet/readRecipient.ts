import type { Input, updateRecipient } from "@partner-kit/contract";
import { addressPatterns } from "../seed/addressPatterns.ts";
import { banks } from "../seed/banks.ts";
import { chains } from "../seed/chains.ts";
import { countries } from "../seed/countries.ts";
import { ServiceError } from "../serviceError.ts";
import { resolveBankAccount } from "./resolveBankAccount.ts";
import type { StoredRecipient } from "./tables.ts";

/** Fields of a recipient in a request. */
export type RecipientFields = Omit<Input<typeof updateRecipient>, "recipient_id">;

/** Fields of a recipient that can change. */
export type RecipientDetails = Pick<StoredRecipient, "label" | "currency" | "country" | "bank" | "wallet">;

export interface ReadRecipientParameters {
  readonly fields: RecipientFields;
  /** The current recipient. Default: a new one. */
  readonly current?: RecipientDetails | undefined;
}

/** Merges the fields of a request into a fiat recipient. Throws `VALIDATION_FAILED`. */
export function readFiatRecipient({ fields, current }: ReadRecipientParameters): RecipientDetails {
  const { bank } = current ?? {};
  const bankCode = fields.bank_code ?? bank?.bankCode ?? "";
  const accountNumber = fields.account_number ?? bank?.accountNumber ?? "";
  const isMoved = bankCode !== bank?.bankCode || accountNumber !== bank.accountNumber;
  const known = isMoved ? undefined : bank;
  const accountName = fields.account_name ?? known?.accountName ?? resolveBankAccount({ bankCode, accountNumber });
  const bankName =
    fields.bank_name ??
    (bankCode === bank?.bankCode ? bank.bankName : banks.find(({ bank_code }) => bank_code === bankCode)?.bank_name);
  const details = {
    ...readCommon({ fields, current }),
    bank: { accountName: accountName ?? "", accountNumber, bankCode, bankName: bankName ?? "" },
    wallet: null,
  };
  const isValid =
    fields.chain === undefined &&
    fields.crypto_address === undefined &&
    (details.currency === "NGN" || details.currency === "USD") &&
    resolveBankAccount({ bankCode, accountNumber }) !== undefined &&
    details.bank.accountName !== "" &&
    details.bank.bankName !== "";
  if (!isValid) throw new ServiceError("VALIDATION_FAILED");
  return details;
}

/** Merges the fields of a request into a crypto recipient. Throws `VALIDATION_FAILED`. */
export function readCryptoRecipient({ fields, current }: ReadRecipientParameters): RecipientDetails {
  const chain = fields.chain ?? current?.wallet?.chain ?? "";
  const address = fields.crypto_address ?? current?.wallet?.address ?? "";
  const details = { ...readCommon({ fields, current }), bank: null, wallet: { chain, address } };
  const { currencies = [] } = chains.find((candidate) => candidate.chain === chain) ?? {};
  const isValid =
    fields.account_name === undefined &&
    fields.account_number === undefined &&
    fields.bank_code === undefined &&
    fields.bank_name === undefined &&
    currencies.includes(details.currency) &&
    addressPatterns[chain]?.test(address) === true;
  if (!isValid) throw new ServiceError("VALIDATION_FAILED");
  return details;
}

function readCommon({ fields, current }: ReadRecipientParameters) {
  const country = fields.country ?? current?.country ?? null;
  if (country !== null && !countries.has(country)) throw new ServiceError("VALIDATION_FAILED");
  return {
    label: fields.label ?? current?.label ?? "",
    currency: fields.currency ?? current?.currency ?? "",
    country,
  };
}
