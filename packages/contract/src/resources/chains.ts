import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { openObject } from "../schema/openObject.ts";

/** A blockchain for recipients and deposits. All fields are assumed. */
export type Chain = z.output<typeof chainSchema>;

export const chainSchema = openObject({
  chain: z.string(),
  name: z.optional(z.string()),
  currencies: z.optional(z.array(z.string())),
});

/** Lists the supported chains. Public. (Service document: Endpoints, Wallets.) */
export const listChains = operation({
  name: "listChains",
  method: "GET",
  path: "/partner/wallets/chains",
  auth: "public",
  scope: null,
  input: z.strictObject({}),
  data: openObject({ chains: z.array(chainSchema) }),
  resource: "chains",
  staleTime: 3_600_000,
  sharedFor: 60_000,
  errors: [],
  retry: "safe",
  assumed: "The listing is `{ chains: [{ chain, name, currencies }] }`.",
});
