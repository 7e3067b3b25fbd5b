import {
  simulateCryptoDeposit,
  simulateCryptoWithdrawal,
  simulateFiatDeposit,
  simulateFiatWithdrawal,
  simulateKybStatus,
  simulateProductUpdate,
} from "@partner-kit/contract";

/** The six simulations, deposits first. Typed by name, so that the package does not export zod types. */
export const simulations: {
  readonly simulateFiatDeposit: typeof simulateFiatDeposit;
  readonly simulateCryptoDeposit: typeof simulateCryptoDeposit;
  readonly simulateFiatWithdrawal: typeof simulateFiatWithdrawal;
  readonly simulateCryptoWithdrawal: typeof simulateCryptoWithdrawal;
  readonly simulateKybStatus: typeof simulateKybStatus;
  readonly simulateProductUpdate: typeof simulateProductUpdate;
} = {
  simulateFiatDeposit,
  simulateCryptoDeposit,
  simulateFiatWithdrawal,
  simulateCryptoWithdrawal,
  simulateKybStatus,
  simulateProductUpdate,
};

/** The name of the operation. */
export type SimulationName = keyof typeof simulations;

/** An input. `user_id` is shared by all simulations. */
export type SimulationField = "amount" | "currency" | "symbol" | "status" | "user_id";

/** The inputs, as typed. */
export type SimulationValues = Readonly<Record<SimulationField, string>>;

export type SimulationProblem = "required" | "invalid";

/** The inputs of each simulation, in order. */
export const simulationFields: Readonly<Record<SimulationName, readonly SimulationField[]>> = {
  simulateFiatDeposit: ["amount", "currency", "user_id"],
  simulateCryptoDeposit: ["amount", "symbol", "user_id"],
  simulateFiatWithdrawal: ["amount", "currency", "user_id"],
  simulateCryptoWithdrawal: ["amount", "symbol", "user_id"],
  simulateKybStatus: ["status", "user_id"],
  simulateProductUpdate: [],
};

/** KYB statuses that can be simulated (assumed). */
export const simulatedKybStatuses = ["pending", "approved", "rejected"] as const;

export const simulationNames: readonly SimulationName[] = [
  "simulateFiatDeposit",
  "simulateCryptoDeposit",
  "simulateFiatWithdrawal",
  "simulateCryptoWithdrawal",
  "simulateKybStatus",
  "simulateProductUpdate",
];

export type SimulationProblems = { readonly [TField in SimulationField]?: SimulationProblem | undefined };

/** Validates the inputs with the contract's schema. */
export function simulationProblems(name: SimulationName, values: SimulationValues): SimulationProblems {
  const shape: Readonly<Record<string, { safeParse: (value: unknown) => { readonly success: boolean } }>> =
    simulations[name].input.shape;
  return Object.fromEntries(
    simulationFields[name].map((field) => {
      const value = values[field].trim();
      if (shape[field]?.safeParse(value).success) return [field, undefined];
      return [field, value === "" ? "required" : "invalid"];
    }),
  );
}

export const emptySimulationValues: SimulationValues = {
  amount: "",
  currency: "",
  symbol: "",
  status: "",
  user_id: "",
};

export function trimSimulationValues(values: SimulationValues): SimulationValues {
  const { amount, currency, symbol, status, user_id } = values;
  return {
    amount: amount.trim(),
    currency: currency.trim(),
    symbol: symbol.trim(),
    status: status.trim(),
    user_id: user_id.trim(),
  };
}
