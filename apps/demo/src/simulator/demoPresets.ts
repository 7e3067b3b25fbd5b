import type { SimulationPreset } from "@partner-kit/react";
import type { AppMessages } from "../messages/en.ts";

/** The cases that the demo shows. The emulator decides by the amount: 451.51 is held, 404.04 fails, 206.06 is settled in part. */
export function demoPresets(messages: AppMessages): readonly SimulationPreset[] {
  return [
    {
      simulation: "simulateCryptoDeposit",
      values: { amount: "451.51", symbol: "USDT" },
      label: messages.simulateHeld,
    },
    {
      simulation: "simulateFiatDeposit",
      values: { amount: "250000.00", currency: "NGN" },
      label: messages.simulateArrival,
    },
    {
      simulation: "simulateFiatDeposit",
      values: { amount: "404.04", currency: "USD" },
      label: messages.simulateFailure,
    },
    {
      simulation: "simulateFiatWithdrawal",
      values: { amount: "206.06", currency: "NGN" },
      label: messages.simulatePart,
    },
    { simulation: "simulateKybStatus", values: { status: "pending" }, label: messages.simulateKyb },
  ];
}
