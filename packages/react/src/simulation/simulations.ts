import {
  simulateCryptoDeposit,
  simulateCryptoWithdrawal,
  simulateFiatDeposit,
  simulateFiatWithdrawal,
  simulateKybStatus,
  simulateProductUpdate,
} from "@partner-kit/contract";

/** The six things that can be played outside production, deposits first. Typed by name: types of zod are not the kit's to ship. */
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

/** Named as its operation. */
export type SimulationName = keyof typeof simulations;

/** What a person fills in. `user_id` is the same for all. */
export type SimulationField = "amount" | "currency" | "symbol" | "status" | "user_id";

/** What is filled in, as typed. */
export type SimulationValues = Readonly<Record<SimulationField, string>>;

/** What is wrong with a field. */
export type SimulationProblem = "required" | "invalid";

/** What each takes, in the order to fill it in. */
export const simulationFields: Readonly<Record<SimulationName, readonly SimulationField[]>> = {
  simulateFiatDeposit: ["amount", "currency", "user_id"],
  simulateCryptoDeposit: ["amount", "symbol", "user_id"],
  simulateFiatWithdrawal: ["amount", "currency", "user_id"],
  simulateCryptoWithdrawal: ["amount", "symbol", "user_id"],
  simulateKybStatus: ["status", "user_id"],
  simulateProductUpdate: [],
};

/** What a KYB state can be set to (assumed). */
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

/** What is wrong with what was filled in, as the contract sees it. */
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
