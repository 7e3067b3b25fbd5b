import { parseArgs } from "node:util";
import { MOCK_PORT_DEFAULT } from "./adapters/node.ts";
import { MARKETS_DEFAULT, MARKETS_MAX } from "./createMockService.ts";
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
  readonly help: boolean;
  readonly version: boolean;
}

export interface ReadCliOptionsParameters {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Reads flags and variables of the command line. Throws, saying which one is wrong and what it takes. */
export function readCliOptions({ args, env }: ReadCliOptionsParameters): CliOptions {
  const { values } = parse(args);
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
    help: values.help,
    version: values.version,
  };
}

function parse(args: readonly string[]) {
  const config = { args: [...args], options } as const;
  try {
    return parseArgs(config);
  } catch (error) {
    const [reason = ""] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/);
    throw new Error(`${reason}. partner-kit-mock --help lists all flags`, { cause: error });
  }
}

const options = {
  port: { type: "string" },
  scenario: { type: "string", default: "default" },
  "list-scenarios": { type: "boolean", default: false },
  seed: { type: "string", default: "1" },
  markets: { type: "string" },
  "deliver-to-local": { type: "boolean", default: false },
  "time-scale": { type: "string", default: "1" },
  help: { type: "boolean", short: "h", default: false },
  version: { type: "boolean", short: "v", default: false },
} as const;

/** What `--help` prints. */
export const help = `partner-kit-mock emulates the partner service on this machine.

Usage: partner-kit-mock [flags]

  --port <number>        Port to listen on, on 127.0.0.1. 0 picks a free one. Default ${MOCK_PORT_DEFAULT}.
                         Variable: PARTNER_KIT_MOCK_PORT.
  --scenario <name>      What the service starts with. Join several with "+". Default "default".
  --list-scenarios       Prints the scenarios.
  --seed <number>        Seed of everything random. Default 1.
  --markets <number>     Number of trading pairs, up to ${MARKETS_MAX}. Default ${MARKETS_DEFAULT}.
  --deliver-to-local     Lets webhook URLs use http and lead to this machine.
  --time-scale <number>  Emulated seconds that pass in one real second. Default 1.
  --help, -h             Prints this text.
  --version, -v          Prints the version.

It prints one line of JSON with its address and keys when it listens. SIGTERM ends it.
Exit codes: 0 after SIGTERM, 1 if it cannot start, 2 if a flag or the variable is wrong.
`;

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
