import { readFile } from "node:fs/promises";
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
  --header-file <file>
                      Headers of a signed-in person, one a line: "cookie: session=…". Without a session, checks that
                      need one are skipped.
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
  const { url, sessionHeaders, bundle, isJson } = await readArguments(args, cwd);
  const findings = await runDoctor({
    url,
    sessionHeaders,
    bundle: bundle === undefined ? undefined : resolve(cwd, bundle),
    secrets: await readSecretValues(process.env),
  });
  const left = findings.filter(({ verdict }) => verdict.kind === "skipped").map(({ check }) => check.id);
  const names = left.map((id) => (id === tls.id ? `${id} (this machine)` : id));
  const needsSession = left.includes(csrfHeader.id) && Object.keys(sessionHeaders).length === 0;
  const how = needsSession ? " Pass --header-file to check as a signed-in person." : "";
  return report({ findings, isJson, print, note: left.length > 0 ? `Skipped: ${names.join(", ")}.${how}` : undefined });
}

async function readArguments(args: readonly string[], cwd: string) {
  const { values } = parseFlags("doctor", { args: [...args], options });
  const { url, cookie, header, "header-file": headerFile, bundle, json: isJson } = values;
  if (cookie !== undefined || header !== undefined)
    throw new UsageError(
      `--${cookie === undefined ? "header" : "cookie"} is refused, because other users of the machine can list arguments. Write the header to a file and pass --header-file.`,
    );
  if (url === undefined) throw new UsageError("--url is missing. Pass the URL of the proxy with its mount.");
  if (!URL.canParse(url) || !/^https?:/.test(url) || new URL(url).search !== "" || new URL(url).username !== "")
    throw new UsageError("--url is not an http or https URL without a query. Pass https://host/mount.");
  return {
    url: new URL(url),
    sessionHeaders: headerFile === undefined ? {} : await readHeaders(resolve(cwd, headerFile)),
    bundle,
    isJson,
  };
}

/** Reads `name: value` lines. Errors do not repeat a value, which is a secret. */
async function readHeaders(path: string): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(path, "utf8").catch((cause: unknown) => {
    throw new UsageError("--header-file cannot be read. Pass the path of a file that you may read.", { cause });
  });
  const lines = text.split(/\r?\n/).filter((line) => line !== "");
  return Object.fromEntries(
    lines.map((line, index) => {
      const [, name = "", value = ""] = /^([\w-]+):[ \t]*([\x20-\x7e]+)$/.exec(line) ?? [];
      if (name === "")
        throw new UsageError(`Line ${index + 1} of --header-file is not a header. Write "name: value" on each line.`);
      return [name.toLowerCase(), value];
    }),
  );
}

const options = {
  url: { type: "string" },
  "header-file": { type: "string" },
  // Known, so that they are refused with the reason.
  cookie: { type: "string" },
  header: { type: "string", multiple: true },
  bundle: { type: "string" },
  json: { type: "boolean", default: false },
} as const;
