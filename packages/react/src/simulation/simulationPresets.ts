import type { Some } from "../provider/withDefaults.ts";
import type { SimulationName, SimulationValues } from "./simulations.ts";

/** A simulation with its values, for one click. */
export interface SimulationPreset {
  readonly simulation: SimulationName;
  /** Missing fields keep what the user entered. */
  readonly values?: Some<SimulationValues> | undefined;
  /** Text beside its button, such as the expected outcome. Default: derived from its values. */
  readonly label?: string | undefined;
}

/** One preset for each kind of event that the service simulates. Their outcome is the service's. */
export const simulationPresets: readonly SimulationPreset[] = [
  { simulation: "simulateFiatDeposit", values: { amount: "250000.00", currency: "NGN" } },
  { simulation: "simulateCryptoDeposit", values: { amount: "500.00", symbol: "USDT" } },
  { simulation: "simulateFiatWithdrawal", values: { amount: "75000.00", currency: "NGN" } },
  { simulation: "simulateCryptoWithdrawal", values: { amount: "120.00", symbol: "USDT" } },
  { simulation: "simulateKybStatus", values: { status: "approved" } },
  { simulation: "simulateProductUpdate" },
];
