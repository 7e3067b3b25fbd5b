import { formatMoney } from "../format/formatMoney.ts";
import { isNumeric } from "../format/parseDecimal.ts";
import type { Some } from "../provider/withDefaults.ts";
import { fillText } from "../text/fillText.ts";
import type { Text } from "../text/text.ts";
import { type SimulationName, type SimulationValues, simulatedKybStatuses } from "./simulations.ts";

export interface DescribeSimulationParameters {
  readonly simulation: SimulationName;
  readonly values?: Some<SimulationValues> | undefined;
  /** BCP 47. */
  readonly locale: string;
}

/** Describes what a simulation does, such as "250,000.00 NGN bank deposit". */
export function describeSimulation(
  { simulation, values = {}, locale }: DescribeSimulationParameters,
  { simulator: messages }: Pick<Text, "simulator">,
): string {
  const { amount = "", currency, symbol, status } = values;
  // A deposit of stablecoins has a symbol, a bank deposit has a currency.
  const code = (simulation.startsWith("simulateCrypto") ? symbol : currency) ?? "";
  const money = isNumeric(amount) ? formatMoney({ value: amount, currency: code, locale }).amount : amount;
  const known = simulatedKybStatuses.find((one) => one === status);
  return fillText(messages[`preset_${simulation}`], {
    amount: `${money} ${code}`.trim(),
    status: known ? messages[known].toLocaleLowerCase(locale) : (status ?? ""),
  });
}
