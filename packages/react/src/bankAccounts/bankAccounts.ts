import { verifyBankAccount } from "@partner-kit/contract";
import { type MutationHook, mutationHook } from "../query/mutationHook.ts";

/**
 * Asks the bank for the holder's name. Creates no recipient and moves no funds. Number and name are personal data and leave
 * the mutation cache with the component. (Service document: Endpoints, Wallets.)
 */
export const useVerifyBankAccount: MutationHook<typeof verifyBankAccount> = mutationHook(verifyBankAccount);
