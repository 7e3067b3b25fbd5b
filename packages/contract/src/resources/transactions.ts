import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { cursor, nextCursor } from "../schema/cursor.ts";
import { decimal } from "../schema/decimal.ts";
import { uuid, uuidInput } from "../schema/identifier.ts";
import { openEnum } from "../schema/openEnum.ts";
import { openObject } from "../schema/openObject.ts";
import { timestamp } from "../schema/timestamp.ts";

/** A wallet transaction. The service document shows the public ID and `required_action.type`; the other fields are assumed. */
export type Transaction = z.output<typeof transactionSchema>;

export const transactionSchema = openObject({
  id: uuid,
  /** Set while the service waits for an action. `travel_rule` needs sender information. */
  required_action: z.optional(z.nullable(openObject({ type: openEnum<"travel_rule">() }))),
  type: z.optional(openEnum<"deposit" | "withdrawal">()),
  rail: z.optional(openEnum<"fiat" | "crypto">()),
  status: z.optional(openEnum<"pending" | "action_required" | "success" | "failed" | "partial">()),
  amount: z.optional(decimal),
  /** The settled amount of a partial withdrawal. */
  settled_amount: z.optional(z.nullable(decimal)),
  currency: z.optional(z.string()),
  /** The fee of a withdrawal, on top of `amount`. */
  fee: z.optional(z.nullable(decimal)),
  /** The saved recipient of a withdrawal. */
  recipient_id: z.optional(z.nullable(uuid)),
  reference: z.optional(z.nullable(z.string())),
  created_at: z.optional(timestamp),
  updated_at: z.optional(timestamp),
});

/** Lists wallet transactions, newest first, or one page of them. */
export const listTransactions = operation({
  name: "listTransactions",
  method: "GET",
  path: "/partner/wallets/transactions",
  auth: "key",
  scope: "unknown",
  grant: "wallets:view",
  input: z.strictObject({ cursor }),
  data: openObject({ transactions: z.array(transactionSchema), next_cursor: nextCursor }),
  resource: "transactions",
  pages: true,
  staleTime: 30_000,
  errors: ["UNAUTHORIZED"],
  retry: "safe",
  assumed:
    "Path and fields of the transaction list: `{ transactions: [transaction] }`, newest first. `settled_amount` is the settled amount of a partial withdrawal, `fee` its cost and `recipient_id` its saved recipient. The list has one page, unless the proxy's `overrides` declare more.",
});

/** Reads one wallet transaction. */
export const getTransaction = operation({
  name: "getTransaction",
  method: "GET",
  path: "/partner/wallets/transactions/{transaction_id}",
  auth: "key",
  scope: "unknown",
  grant: "wallets:view",
  input: z.strictObject({ transaction_id: uuidInput }),
  data: transactionSchema,
  resource: "transactions",
  staleTime: 30_000,
  errors: ["VALIDATION_FAILED", "UNAUTHORIZED", "NOT_FOUND"],
  retry: "safe",
  assumed: "Path and fields of one transaction, as in the list.",
});
