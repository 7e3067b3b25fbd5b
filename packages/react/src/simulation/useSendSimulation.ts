"use client";

import {
  useSimulateCryptoDeposit,
  useSimulateCryptoWithdrawal,
  useSimulateFiatDeposit,
  useSimulateFiatWithdrawal,
  useSimulateKybStatus,
  useSimulateProductUpdate,
} from "./simulation.ts";
import type { SimulationName, SimulationValues } from "./simulations.ts";
import { simulatedKybStatuses } from "./simulations.ts";

export interface SendSimulationParameters {
  readonly name: SimulationName;
  readonly values: SimulationValues;
  readonly idempotencyKey: string;
}

export type UseSendSimulationReturnType = (
  parameters: SendSimulationParameters,
) => Promise<Readonly<Record<string, unknown>>>;

/** Sends a simulation. */
export function useSendSimulation(): UseSendSimulationReturnType {
  const fiatDeposit = useSimulateFiatDeposit();
  const cryptoDeposit = useSimulateCryptoDeposit();
  const fiatWithdrawal = useSimulateFiatWithdrawal();
  const cryptoWithdrawal = useSimulateCryptoWithdrawal();
  const kybStatus = useSimulateKybStatus();
  const productUpdate = useSimulateProductUpdate();

  return ({ name, values, idempotencyKey: idempotency_key }) => {
    const { amount, currency, symbol, user_id } = values;
    switch (name) {
      case "simulateFiatDeposit":
        return fiatDeposit.mutateAsync({ amount, currency, user_id, idempotency_key });
      case "simulateCryptoDeposit":
        return cryptoDeposit.mutateAsync({ amount, symbol, user_id, idempotency_key });
      case "simulateFiatWithdrawal":
        return fiatWithdrawal.mutateAsync({ amount, currency, user_id, idempotency_key });
      case "simulateCryptoWithdrawal":
        return cryptoWithdrawal.mutateAsync({ amount, symbol, user_id, idempotency_key });
      case "simulateKybStatus": {
        const status = simulatedKybStatuses.find((known) => known === values.status) ?? "pending";
        return kybStatus.mutateAsync({ user_id, status });
      }
      case "simulateProductUpdate":
        return productUpdate.mutateAsync({});
    }
  };
}
