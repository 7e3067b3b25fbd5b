import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { uuid } from "../schema/identifier.ts";
import { openEnum } from "../schema/openEnum.ts";
import { requiredCode, text } from "../schema/text.ts";
import { timestamp } from "../schema/timestamp.ts";

/** A saved recipient: an address-book record. Changing one moves no funds. */
export type Recipient = z.output<typeof recipientSchema>;

// The service document gives these as strings and does not say what they hold on the other type, so null and absence are let through.
const ofOneType = z.optional(z.nullable(z.string()));

export const recipientSchema = z.looseObject({
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

/** Fields of a recipient that can be changed. */
const mutable = {
  account_name: z.optional(text),
  account_number: z.optional(text),
  bank_code: z.optional(text),
  bank_name: z.optional(text),
  chain: z.optional(text),
  /** ISO 3166 alpha-3; left out, the current value stays. */
  country: z.optional(country),
  crypto_address: z.optional(text),
  currency: z.optional(text),
  label: z.optional(text),
};

/** Lists saved recipients, by type or currency where given. (Service document: Endpoints, Wallets.) */
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
  assumed: "A recipient is created by POST to the listing's path with the record's own fields, and is returned.",
});

/**
 * Changes a saved recipient; fields left out keep their value. A change of bank details needs the account verified
 * again. (Service document: Endpoints, Wallets, PATCH rules.)
 */
export const updateRecipient = operation({
  name: "updateRecipient",
  method: "PATCH",
  path: "/partner/wallets/recipients/{recipient_id}",
  auth: "key",
  scope: "unknown",
  grant: "wallets:transfer",
  input: z.strictObject({ recipient_id: uuid, ...mutable }),
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
  input: z.strictObject({ recipient_id: uuid }),
  data: z.unknown(),
  resource: "recipients",
  identifiers: { recipient_id: "recipient_id" },
  affects: ["recipients"],
  errors: ["UNAUTHORIZED", "FORBIDDEN", "NOT_FOUND"],
  retry: "safe",
  assumed: "A recipient is removed by DELETE on the path of its update; what comes back is not looked at.",
});
