"use client";

import { verifyBankAccount } from "@partner-kit/contract";
import { type UseForgetfulMutationParameters, useForgetfulMutation } from "../query/useForgetfulMutation.ts";
import type { UseOperationMutationReturnType } from "../query/useOperationMutation.ts";

export type UseVerifyBankAccountParameters<TContext = unknown> = UseForgetfulMutationParameters<
  typeof verifyBankAccount,
  TContext
>;
export type UseVerifyBankAccountReturnType<TContext = unknown> = UseOperationMutationReturnType<
  typeof verifyBankAccount,
  TContext
>;

/**
 * Asks a bank whose account a number is. Creates nothing and moves no funds. The number and the name are personal
 * data: they leave the mutation cache with the component. (Service document: Endpoints, Wallets.)
 */
export function useVerifyBankAccount<TContext = unknown>(
  parameters: UseVerifyBankAccountParameters<TContext> = {},
): UseVerifyBankAccountReturnType<TContext> {
  return useForgetfulMutation(verifyBankAccount, parameters);
}
