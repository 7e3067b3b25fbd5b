import type { Recipient } from "@partner-kit/contract";
import type { StoredRecipient } from "./tables.ts";

/** Converts a recipient to its wire format. Fields of the other type are null. */
export function writeRecipient(recipient: StoredRecipient): Recipient {
  const { id, type, label, currency, country, bank, wallet, createdAt, updatedAt } = recipient;
  return {
    id,
    recipient_type: type,
    label,
    account_name: bank?.accountName ?? null,
    account_number: bank?.accountNumber ?? null,
    bank_code: bank?.bankCode ?? null,
    bank_name: bank?.bankName ?? null,
    chain: wallet?.chain ?? null,
    crypto_address: wallet?.address ?? null,
    currency,
    country,
    created_at: new Date(createdAt).toISOString(),
    updated_at: new Date(updatedAt).toISOString(),
  };
}
