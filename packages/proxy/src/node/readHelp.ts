import { readFileSync } from "node:fs";
import { ConfigError } from "./createReader.ts";
import { namesOf, type Variable, variables } from "./variables.ts";

/**
 * Returns the output of `--help` or `--version`, or `undefined` without arguments. Throws a `ConfigError` for other
 * arguments.
 */
export function readHelp(args: readonly string[]): string | undefined {
  const unknown = args.find((arg) => !/^(?:--help|-h|--version|-v)$/.test(arg));
  if (unknown !== undefined) {
    const problem =
      "is not an argument of partner-kit-proxy. Settings are environment variables. Run partner-kit-proxy --help to list them";
    throw new ConfigError(JSON.stringify(unknown.slice(0, 40)), problem, "COMMAND_INVALID");
  }
  if (args.length === 0) return undefined;
  return args.some((arg) => /^(?:--help|-h)$/.test(arg)) ? writeHelp() : `${readVersion()}\n`;
}

function writeHelp(): string {
  const rows = Object.entries(variables).map(
    // Generic boundary: the keys of the table.
    ([name, { default: value, meaning }]) => `  ${namesOf(name as Variable).join(", ")} (${value})\n      ${meaning}`,
  );
  return `partner-kit-proxy keeps your API key on the server and serves the partner service to your pages.

Usage: partner-kit-proxy [--help | --version]
       partner-kit-proxy audit verify [--checkpoints FILE] [--metrics FILE]
       partner-kit-proxy audit export [--since SEQ]
       partner-kit-proxy handlers list
       partner-kit-proxy handlers drop NAME
       partner-kit-proxy migrate [--grants FILE]
       partner-kit-proxy store copy [--from STORE] [--to STORE]

  --help, -h     Prints this text.
  --version, -v  Prints the version.
  audit verify   Checks the audit chain of PARTNER_KIT_STORE. Exit code 0 if it is intact, 1 if it is not.
  audit export   Prints the audit records after a number, as JSON lines.
  handlers list  Prints how far each handler of events in PARTNER_KIT_STORE has come, as JSON lines.
  handlers drop  Forgets a handler that is gone for good, so that its events are deleted in time.
  migrate        Creates or migrates the tables of PARTNER_KIT_STORE, then runs a SQL file of grants.
  store copy     Copies PARTNER_KIT_STORE into the empty PARTNER_KIT_TARGET_STORE, such as SQLite into Postgres. Stop
                 every proxy first. Each variable of the store has a twin for the target: PARTNER_KIT_TARGET_STORE_FILE,
                 PARTNER_KIT_TARGET_STORE_PASSWORD_FILE, PARTNER_KIT_TARGET_STORE_TLS_CA_FILE and so on.

Settings are environment variables. Lists are separated by commas. An empty variable counts as not set.
A variable that ends in _FILE names a file with the secret. Set the variable or its file, not both.
The default stands in brackets.

${rows.join("\n")}

It prints one line of JSON when it listens, and logs JSON lines to stderr. SIGTERM ends it.
Exit codes: 0 after SIGTERM, 1 if it cannot start, 2 if an argument or a setting is wrong.
`;
}

function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  return typeof manifest === "object" && manifest && "version" in manifest ? String(manifest.version) : "unknown";
}
