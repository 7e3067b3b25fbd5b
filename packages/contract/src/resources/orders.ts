import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { decimal } from "../schema/decimal.ts";
import { uuid, uuidInput } from "../schema/identifier.ts";
import { openEnum } from "../schema/openEnum.ts";
import { openObject } from "../schema/openObject.ts";
import { timestamp } from "../schema/timestamp.ts";

/** An order. All fields except the ID are assumed. */
export type Order = z.output<typeof orderSchema>;

export const orderSchema = openObject({
  order_id: uuid,
  quote_id: z.optional(uuid),
  pair_id: z.optional(z.string()),
  side: z.optional(openEnum<"buy" | "sell">()),
  status: openEnum<"accepted" | "partially_filled" | "filled" | "cancelled" | "rejected">(),
  price: z.optional(decimal),
  /** Average price of the fills so far. */
  average_price: z.optional(decimal),
  /** In the base currency. */
  amount: z.optional(decimal),
  filled_amount: z.optional(decimal),
  /** The unfilled amount, which was cancelled. */
  cancelled_amount: z.optional(decimal),
  created_at: z.optional(timestamp),
  updated_at: z.optional(timestamp),
});

/** Reads an order. */
export const getOrder = operation({
  name: "getOrder",
  method: "GET",
  path: "/partner/exchange/orders/{order_id}",
  auth: "key",
  scope: "unknown",
  grant: "trades:view",
  input: z.strictObject({ order_id: uuidInput }),
  data: orderSchema,
  resource: "orders",
  staleTime: 5_000,
  errors: ["VALIDATION_FAILED", "UNAUTHORIZED", "NOT_FOUND"],
  retry: "safe",
  assumed: "Path and fields of an order, and the values of `status`.",
});
