import * as z from "zod/mini";
import { operation } from "../operation.ts";

/** The name a bank holds for an account. */
export type VerifiedBankAccount = z.output<typeof verifiedBankAccountSchema>;

export const verifiedBankAccountSchema = z.looseObject({ account_name: z.string() });

/** Asks a bank whose account a number is. Creates nothing and moves no funds. (Service document: Endpoints, Wallets.) */
export const verifyBankAccount = operation({
  name: "verifyBankAccount",
  method: "POST",
  path: "/partner/wallets/fiat/verify-account",
  auth: "key",
  scope: "unknown",
  grant: "wallets:transfer",
  input: z.strictObject({
    account_number: z.string().check(z.minLength(1), z.maxLength(64)),
    bank_code: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
  data: verifiedBankAccountSchema,
  resource: "bankAccounts",
  sensitive: "personal",
  errors: ["VALIDATION_FAILED", "UNAUTHORIZED"],
  retry: "safe",
});
