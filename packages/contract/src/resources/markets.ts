import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { openObject } from "../schema/openObject.ts";

/** A trading pair. The service document names only `pair_id`; the other fields are assumed. */
export type Market = z.output<typeof marketSchema>;

export const marketSchema = openObject({
  pair_id: z.string(),
  base_currency: z.optional(z.string()),
  quote_currency: z.optional(z.string()),
});

/** Lists the trading pairs. (Service document: Endpoints, Exchange.) */
export const listMarkets = operation({
  name: "listMarkets",
  method: "GET",
  path: "/partner/exchange/markets",
  auth: "key",
  scope: "unknown",
  grant: "trades:view",
  input: z.strictObject({}),
  data: openObject({ markets: z.array(marketSchema) }),
  resource: "markets",
  staleTime: 600_000,
  sharedFor: 10_000,
  errors: ["UNAUTHORIZED"],
  retry: "safe",
  assumed: "The listing is `{ markets: [{ pair_id, base_currency, quote_currency }] }`.",
});
