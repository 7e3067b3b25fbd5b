import { resolve } from "node:path";
import { type Command, type CommandContext, type ExitCode, UsageError } from "../Command.ts";
import { report } from "../checks/report.ts";
import { parseFlags } from "../parseFlags.ts";
import { csrfHeader } from "./originChecks.ts";
import { readSecretValues } from "./readSecretValues.ts";
import { runDoctor } from "./runDoctor.ts";
import { tls } from "./sessionChecks.ts";

const help = `partner-kit doctor examines a deployed proxy over HTTP, and searches built files for secrets.

Usage: partner-kit doctor --url <mount> [flags]

  --url <mount>       The URL of the proxy with its mount: https://admin.example/partner-kit.
  --cookie <cookie>   The Cookie header of a signed-in person. Without a session, checks that need one are skipped.
  --header <header>   A header of a signed-in person: "authorization: Bearer …". Can be repeated.
  --bundle <folder>   Also searches these built files for keys and secrets. Prints file, line and column only.
  --json              Prints one JSON document.
  --help, -h          Prints this text.

It changes nothing at the service: every change that it sends is invalid, so that the proxy refuses it. If the proxy's
secrets are in the environment, such as PARTNER_KIT_API_KEY, it also searches for their values, and never prints them.

Exit codes: 0 if nothing is wrong, 1 if something is, 2 if it could not find out or an argument is wrong.`;

/** `partner-kit doctor`. */
export const doctorCommand: Command = {
  summary: "Examines a deployed proxy and built files.",
  help,
  run: runDoctorCommand,
};

async function runDoctorCommand({ args, cwd, print }: CommandContext): Promise<ExitCode> {
  const { url, sessionHeaders, bundle, isJson } = readArguments(args);
  const findings = await runDoctor({
    url,
    sessionHeaders,
    bundle: bundle === undefined ? undefined : resolve(cwd, bundle),
    secrets: await readSecretValues(process.env),
  });
  const left = findings.filter(({ verdict }) => verdict.kind === "skipped").map(({ check }) => check.id);
  const names = left.map((id) => (id === tls.id ? `${id} (this machine)` : id));
  const needsSession = left.includes(csrfHeader.id) && Object.keys(sessionHeaders).length === 0;
  const how = needsSession ? " Pass --cookie or --header to check as a signed-in person." : "";
  return report({ findings, isJson, print, note: left.length > 0 ? `Skipped: ${names.join(", ")}.${how}` : undefined });
}

function readArguments(args: readonly string[]) {
  const { url, cookie, header = [], bundle, json: isJson } = parseFlags("doctor", { args: [...args], options }).values;
  if (url === undefined) throw new UsageError("--url is missing. Pass the URL of the proxy with its mount.");
  if (!URL.canParse(url) || !/^https?:/.test(url) || new URL(url).search !== "" || new URL(url).username !== "")
    throw new UsageError("--url is not an http or https URL without a query. Pass https://host/mount.");
  const sessionHeaders = Object.fromEntries(header.map(readHeader));
  return {
    url: new URL(url),
    sessionHeaders: { ...sessionHeaders, ...(cookie !== undefined && { cookie }) },
    bundle,
    isJson,
  };
}

/** Splits `name: value`. The error does not repeat the value, which is a secret. */
function readHeader(text: string): readonly [name: string, value: string] {
  const [, name = "", value = ""] = /^([\w-]+):[ \t]*([\x20-\x7e]+)$/.exec(text) ?? [];
  if (name === "") throw new UsageError('A --header is not a header. Pass "name: value".');
  return [name.toLowerCase(), value];
}

const options = {
  url: { type: "string" },
  cookie: { type: "string" },
  header: { type: "string", multiple: true },
  bundle: { type: "string" },
  json: { type: "boolean", default: false },
} as const;
