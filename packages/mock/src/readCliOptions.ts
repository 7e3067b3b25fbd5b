import { parseArgs } from "node:util";
import { withLink } from "@partner-kit/contract";
import { MOCK_PORT_DEFAULT } from "./adapters/node.ts";
import { MARKETS_DEFAULT, MARKETS_MAX } from "./createMockService.ts";
import type { Receivers } from "./node/createNodeDeliver.ts";
import { isScenarioSelection, type ScenarioSelection, unknownScenario } from "./scenarios/readScenario.ts";

export interface CliOptions {
  readonly port: number;
  readonly scenario: ScenarioSelection;
  readonly seed: number;
  readonly markets: number | undefined;
  readonly deliverToLocal: boolean;
  readonly receivers: Receivers;
  readonly timeScale: number;
  readonly listScenarios: boolean;
  readonly help: boolean;
  readonly version: boolean;
}

export interface ReadCliOptionsParameters {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Reads flags and variables. Throws an error that names the invalid one and its valid values. */
export function readCliOptions({ args, env }: ReadCliOptionsParameters): CliOptions {
  const { values } = parse(args);
  const variable = values.port === undefined ? env["PARTNER_KIT_MOCK_PORT"] : undefined;
  const port =
    variable === undefined
      ? readInteger("--port", values.port ?? String(MOCK_PORT_DEFAULT), 0, 65_535)
      : readInteger("PARTNER_KIT_MOCK_PORT", variable, 0, 65_535);
  const { scenario } = values;
  if (!isScenarioSelection(scenario)) {
    throw new Error(unknownScenario(scenario));
  }
  return {
    port,
    scenario,
    seed: readInteger("--seed", values.seed, 0, Number.MAX_SAFE_INTEGER),
    markets: values.markets === undefined ? undefined : readInteger("--markets", values.markets, 1, MARKETS_MAX),
    deliverToLocal: values["deliver-to-local"],
    receivers: Object.fromEntries((values.receiver ?? []).map(readReceiver)),
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
    throw new Error(withLink(`${reason}. Run partner-kit-mock --help for all flags.`, "COMMAND_INVALID"), {
      cause: error,
    });
  }
}

const options = {
  port: { type: "string" },
  scenario: { type: "string", default: "default" },
  "list-scenarios": { type: "boolean", default: false },
  seed: { type: "string", default: "1" },
  markets: { type: "string" },
  "deliver-to-local": { type: "boolean", default: false },
  receiver: { type: "string", multiple: true },
  "time-scale": { type: "string", default: "1" },
  help: { type: "boolean", short: "h", default: false },
  version: { type: "boolean", short: "v", default: false },
} as const;

/** The output of `--help`. */
export const help = `partner-kit-mock emulates the partner service on this machine.

Usage: partner-kit-mock [flags]

  --port <number>        Port on 127.0.0.1. 0 selects a free port. Default ${MOCK_PORT_DEFAULT}.
                         Variable: PARTNER_KIT_MOCK_PORT.
  --scenario <name>      Initial data. Join several scenarios with "+". Default "default".
  --list-scenarios       Prints the scenarios.
  --seed <number>        Seed of all random values. Default 1.
  --markets <number>     Number of trading pairs, up to ${MARKETS_MAX}. Default ${MARKETS_DEFAULT}.
  --deliver-to-local     Allows http and this machine in webhook URLs.
  --receiver <a>=<b>     Delivers webhooks for the origin a to the base URL b, such as
                         https://admin.example=http://127.0.0.1:4000. Can be repeated.
  --time-scale <number>  Emulated seconds per real second. Default 1.
  --help, -h             Prints this text.
  --version, -v          Prints the version.

It prints one line of JSON with its address and keys when it listens. SIGTERM stops it.
Exit codes: 0 after SIGTERM, 1 if it cannot start, 2 if a flag or the variable is invalid.
`;

function readInteger(name: string, text: string, minimum: number, maximum: number): number {
  const value = Number(text);
  if (/^\d{1,16}$/.test(text) && value >= minimum && value <= maximum) return value;
  throw invalid(name, text, `Pass a whole number from ${minimum} to ${maximum}.`);
}

function readReceiver(text: string): readonly [origin: string, receiver: string] {
  const [from = "", to = "", ...more] = text.split("=");
  const isOrigin = URL.canParse(from) && new URL(from).origin === from.replace(/\/$/, "");
  if (more.length === 0 && isOrigin && /^https?:/.test(to) && URL.canParse(to)) return [new URL(from).origin, to];
  throw invalid(
    "--receiver",
    text,
    "Pass an origin and a base URL, such as https://admin.example=http://127.0.0.1:4000.",
  );
}

function readTimeScale(text: string): number {
  const value = Number(text);
  if (/^\d{1,7}(\.\d{1,6})?$/.test(text)) return value;
  throw invalid("--time-scale", text, "Pass a number of at least 0, such as 60 or 0.5. At 0 the time does not change.");
}

function invalid(name: string, text: string, fix: string): Error {
  return new Error(withLink(`${name} is ${JSON.stringify(text)}. ${fix}`, "COMMAND_INVALID"));
}
