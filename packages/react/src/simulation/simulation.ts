import {
  simulateCryptoDeposit,
  simulateCryptoWithdrawal,
  simulateFiatDeposit,
  simulateFiatWithdrawal,
  simulateKybStatus,
  simulateProductUpdate,
} from "@partner-kit/contract";
import { type MutationHook, mutationHook } from "../query/mutationHook.ts";

/**
 * Credits the test account with a stablecoin deposit. Never in production. (Service document: Endpoints, Simulation.)
 */
export const useSimulateCryptoDeposit: MutationHook<typeof simulateCryptoDeposit> = mutationHook(simulateCryptoDeposit);

/** Credits the test account with a fiat deposit. Never in production. (Service document: Endpoints, Simulation.) */
export const useSimulateFiatDeposit: MutationHook<typeof simulateFiatDeposit> = mutationHook(simulateFiatDeposit);

/**
 * Simulates a crypto withdrawal. Never in production. (Service document: Endpoints, Simulation; body and result are
 * assumed.)
 */
export const useSimulateCryptoWithdrawal: MutationHook<typeof simulateCryptoWithdrawal> =
  mutationHook(simulateCryptoWithdrawal);

/**
 * Simulates a fiat withdrawal. Never in production. (Service document: Endpoints, Simulation; body and result are
 * assumed.)
 */
export const useSimulateFiatWithdrawal: MutationHook<typeof simulateFiatWithdrawal> =
  mutationHook(simulateFiatWithdrawal);

/**
 * Sets the KYB status of the test account. Never in production. (Service document: Endpoints, Simulation; body and result
 * are assumed.)
 */
export const useSimulateKybStatus: MutationHook<typeof simulateKybStatus> = mutationHook(simulateKybStatus);

/** Creates a product-update notification. Never in production. (Service document: Endpoints, Simulation.) */
export const useSimulateProductUpdate: MutationHook<typeof simulateProductUpdate> = mutationHook(simulateProductUpdate);
