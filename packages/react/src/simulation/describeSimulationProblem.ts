import type { Text } from "../text/text.ts";
import type { SimulationField, SimulationProblem } from "./simulations.ts";

/** Describes a problem of `useSimulator`. */
export function describeSimulationProblem(
  field: SimulationField,
  problem: SimulationProblem | undefined,
  { simulator: messages }: Pick<Text, "simulator">,
): string | undefined {
  if (problem === undefined) return undefined;
  if (problem === "required") return messages.required;
  return field === "amount" ? messages.invalidAmount : messages.invalid;
}
