import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { uuid, uuidInput } from "../schema/identifier.ts";
import { openEnum } from "../schema/openEnum.ts";
import { openObject } from "../schema/openObject.ts";
import { requiredCode, text } from "../schema/text.ts";
import { timestamp } from "../schema/timestamp.ts";

/** A saved recipient: an address-book record. Changing one moves no funds. */
export type Recipient = z.output<typeof recipientSchema>;

// The service document does not show these strings for recipients of the other type, so null and undefined are valid.
const ofOneType = z.optional(z.nullable(z.string()));

export const recipientSchema = openObject({
  id: uuid,
  /** `fiat` has bank details, `crypto` chain and address. */
  recipient_type: openEnum<"fiat" | "crypto">(),
  label: z.nullable(z.string()),
  account_name: ofOneType,
  account_number: ofOneType,
  bank_code: ofOneType,
  bank_name: ofOneType,
  /** Null for fiat. */
  chain: z.nullable(z.string()),
  /** Null for fiat. */
  crypto_address: z.nullable(z.string()),
  /** Wallet currency or settlement rail. */
  currency: z.string(),
  /** ISO 3166 alpha-3, for crypto recipients. */
  country: ofOneType,
  created_at: timestamp,
  updated_at: timestamp,
});

const country = z.string().check(z.regex(/^[A-Z]{3}$/));

/** Fields of a recipient that an update can change. */
const mutable = {
  account_name: z.optional(text),
  account_number: z.optional(text),
  bank_code: z.optional(text),
  bank_name: z.optional(text),
  chain: z.optional(text),
  /** ISO 3166 alpha-3. Omit it to keep the current value. */
  country: z.optional(country),
  crypto_address: z.optional(text),
  currency: z.optional(text),
  label: z.optional(text),
};

/** Lists saved recipients, optionally of one type or currency. (Service document: Endpoints, Wallets.) */
export const listRecipients = operation({
  name: "listRecipients",
  method: "GET",
  path: "/partner/wallets/recipients",
  auth: "key",
  scope: "unknown",
  grant: "wallets:view",
  input: z.strictObject({
    type: z.optional(z.enum(["fiat", "crypto"])),
    currency: z.optional(requiredCode),
  }),
  data: z.array(recipientSchema),
  resource: "recipients",
  staleTime: 60_000,
  errors: ["UNAUTHORIZED"],
  retry: "safe",
});

/** Saves a recipient. */
export const createRecipient = operation({
  name: "createRecipient",
  method: "POST",
  path: "/partner/wallets/recipients",
  auth: "key",
  scope: "unknown",
  grant: "wallets:transfer",
  input: z.strictObject({
    ...mutable,
    recipient_type: z.enum(["fiat", "crypto"]),
    label: text,
    currency: requiredCode,
  }),
  data: recipientSchema,
  resource: "recipients",
  identifiers: { recipient_id: "id" },
  affects: ["recipients"],
  errors: ["VALIDATION_FAILED", "UNAUTHORIZED", "FORBIDDEN"],
  retry: "never",
  assumed: "POST to the path of the listing with the fields of the record creates a recipient and returns it.",
});

/**
 * Updates a saved recipient. Omitted fields keep their value. After a change of bank details, the account must be
 * verified again. (Service document: Endpoints, Wallets, PATCH rules.)
 */
export const updateRecipient = operation({
  name: "updateRecipient",
  method: "PATCH",
  path: "/partner/wallets/recipients/{recipient_id}",
  auth: "key",
  scope: "unknown",
  grant: "wallets:transfer",
  input: z.strictObject({ recipient_id: uuidInput, ...mutable }),
  data: recipientSchema,
  resource: "recipients",
  identifiers: { recipient_id: "recipient_id" },
  affects: ["recipients"],
  errors: ["VALIDATION_FAILED", "UNAUTHORIZED", "FORBIDDEN", "NOT_FOUND"],
  retry: "never",
});

/** Removes a saved recipient. */
export const deleteRecipient = operation({
  name: "deleteRecipient",
  method: "DELETE",
  path: "/partner/wallets/recipients/{recipient_id}",
  auth: "key",
  scope: "unknown",
  grant: "wallets:transfer",
  input: z.strictObject({ recipient_id: uuidInput }),
  data: z.unknown(),
  resource: "recipients",
  identifiers: { recipient_id: "recipient_id" },
  affects: ["recipients"],
  errors: ["UNAUTHORIZED", "FORBIDDEN", "NOT_FOUND"],
  retry: "safe",
  assumed: "DELETE on the path of the update removes a recipient. The kit ignores the data of the response.",
});
