import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { openObject } from "../schema/openObject.ts";

/** A bank for fiat recipients. All fields are assumed. */
export type Bank = z.output<typeof bankSchema>;

export const bankSchema = openObject({
  bank_code: z.string(),
  bank_name: z.string(),
  currency: z.optional(z.string()),
});

/** Lists the supported banks. Public. (Service document: Endpoints, Wallets.) */
export const listBanks = operation({
  name: "listBanks",
  method: "GET",
  path: "/partner/wallets/fiat/banks",
  auth: "public",
  scope: null,
  input: z.strictObject({}),
  data: openObject({ banks: z.array(bankSchema) }),
  resource: "banks",
  staleTime: 3_600_000,
  sharedFor: 60_000,
  errors: [],
  retry: "safe",
  assumed: "The listing is `{ banks: [{ bank_code, bank_name, currency }] }`.",
});
