import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { decimal, positiveDecimal } from "../schema/decimal.ts";
import { uuid, uuidInput } from "../schema/identifier.ts";
import { openEnum } from "../schema/openEnum.ts";
import { openObject } from "../schema/openObject.ts";
import { requiredCode } from "../schema/text.ts";
import { timestamp } from "../schema/timestamp.ts";

/** A price offer. All fields are assumed: the service document shows only that quotes have an ID and expire. */
export type Quote = z.output<typeof quoteSchema>;

export const quoteSchema = openObject({
  quote_id: uuid,
  pair_id: z.optional(z.string()),
  side: z.optional(openEnum<"buy" | "sell">()),
  price: z.optional(decimal),
  amount: z.optional(decimal),
  amount_quote: z.optional(decimal),
  expires_at: z.optional(z.nullable(timestamp)),
});

/** The result of accepting a quote. Read the outcome with `order_id`. */
export type AcceptedQuote = z.output<typeof acceptedQuoteSchema>;

export const acceptedQuoteSchema = openObject({
  quote_id: uuid,
  order_id: uuid,
  status: z.string(),
  accepted_at: timestamp,
});

/** Requests a price. */
export const createQuote = operation({
  name: "createQuote",
  method: "POST",
  path: "/partner/exchange/quotes",
  auth: "key",
  scope: "unknown",
  grant: "trades:create",
  input: z.strictObject({
    pair_id: requiredCode,
    side: z.enum(["buy", "sell"]),
    /** In the base currency. */
    amount: positiveDecimal,
  }),
  data: quoteSchema,
  resource: "quotes",
  identifiers: { quote_id: "quote_id" },
  affects: ["quotes"],
  errors: ["VALIDATION_FAILED", "UNAUTHORIZED", "FORBIDDEN"],
  retry: "never",
  assumed: "Path, body (`pair_id`, `side`, `amount` in the base currency) and result of creating a quote.",
});

/**
 * Accepts a quote, which creates an order. After an unknown outcome, send the same quote ID again: it returns the same
 * order. (Service document: Endpoints, Exchange.)
 */
export const acceptQuote = operation({
  name: "acceptQuote",
  method: "POST",
  path: "/partner/exchange/quotes/{quote_id}/accept",
  auth: "key",
  scope: "trades:create",
  input: z.strictObject({ quote_id: uuidInput }),
  data: acceptedQuoteSchema,
  resource: "quotes",
  identifiers: { quote_id: "quote_id", order_id: "order_id" },
  affects: ["quotes", "orders", "balances"],
  errors: ["VALIDATION_FAILED", "UNAUTHORIZED", "FORBIDDEN", "NOT_FOUND", "CONFLICT"],
  retry: "safe",
});
