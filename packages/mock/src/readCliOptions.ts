import { parseArgs } from "node:util";
import { MOCK_PORT_DEFAULT } from "./adapters/node.ts";
import { MARKETS_MAX } from "./createMockService.ts";
import { isScenarioSelection, type ScenarioSelection } from "./scenarios/readScenario.ts";
import { scenarios } from "./scenarios/scenarios.ts";

export interface CliOptions {
  readonly port: number;
  readonly scenario: ScenarioSelection;
  readonly seed: number;
  readonly markets: number | undefined;
  readonly deliverToLocal: boolean;
  readonly timeScale: number;
  readonly listScenarios: boolean;
}

export interface ReadCliOptionsParameters {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Reads flags and variables of the command line. Throws, saying which one is wrong and what it takes. */
export function readCliOptions({ args, env }: ReadCliOptionsParameters): CliOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: "string" },
      scenario: { type: "string", default: "default" },
      "list-scenarios": { type: "boolean", default: false },
      seed: { type: "string", default: "1" },
      markets: { type: "string" },
      "deliver-to-local": { type: "boolean", default: false },
      "time-scale": { type: "string", default: "1" },
    },
  });
  const variable = values.port === undefined ? env["PARTNER_KIT_MOCK_PORT"] : undefined;
  const port =
    variable === undefined
      ? readInteger("--port", values.port ?? String(MOCK_PORT_DEFAULT), 0, 65_535)
      : readInteger("PARTNER_KIT_MOCK_PORT", variable, 0, 65_535);
  const { scenario } = values;
  if (!isScenarioSelection(scenario)) {
    throw new Error(
      `there is no scenario ${JSON.stringify(scenario)}: choose one of ${Object.keys(scenarios).join(", ")}, or several joined by "+"`,
    );
  }
  return {
    port,
    scenario,
    seed: readInteger("--seed", values.seed, 0, Number.MAX_SAFE_INTEGER),
    markets: values.markets === undefined ? undefined : readInteger("--markets", values.markets, 1, MARKETS_MAX),
    deliverToLocal: values["deliver-to-local"],
    timeScale: readTimeScale(values["time-scale"]),
    listScenarios: values["list-scenarios"],
  };
}

function readInteger(name: string, text: string, minimum: number, maximum: number): number {
  const value = Number(text);
  if (/^\d{1,16}$/.test(text) && value >= minimum && value <= maximum) return value;
  throw new Error(`${name} is ${JSON.stringify(text)}: it takes a whole number from ${minimum} to ${maximum}`);
}

function readTimeScale(text: string): number {
  const value = Number(text);
  if (/^\d{1,7}(\.\d{1,6})?$/.test(text)) return value;
  throw new Error(
    `--time-scale is ${JSON.stringify(text)}: it takes a number from 0 (time stands still), such as 60 or 0.5`,
  );
}
