import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { openObject } from "../schema/openObject.ts";
import { requiredCode } from "../schema/text.ts";

/** The account name that a bank returned. */
export type VerifiedBankAccount = z.output<typeof verifiedBankAccountSchema>;

export const verifiedBankAccountSchema = openObject({ account_name: z.string() });

/** Verifies a bank account and returns its account name. Creates nothing and moves no funds. (Service document: Endpoints, Wallets.) */
export const verifyBankAccount = operation({
  name: "verifyBankAccount",
  method: "POST",
  path: "/partner/wallets/fiat/verify-account",
  auth: "key",
  scope: "unknown",
  grant: "wallets:transfer",
  input: z.strictObject({
    account_number: requiredCode,
    bank_code: requiredCode,
  }),
  data: verifiedBankAccountSchema,
  resource: "bankAccounts",
  sensitive: "personal",
  errors: ["VALIDATION_FAILED", "UNAUTHORIZED"],
  retry: "safe",
});
