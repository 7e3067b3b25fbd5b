import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { isWebhookSecret } from "@partner-kit/contract/webhook";
import { type Command, type CommandContext, type ExitCode, UsageError } from "../Command.ts";
import { report } from "../checks/report.ts";
import { parseFlags } from "../parseFlags.ts";
import { runGrade } from "./runGrade.ts";

const help = `partner-kit grade checks 24 rules with forty test deliveries to your webhook receiver.

Usage: partner-kit grade --url <receiver> --secret-file <file> [--json]

  --url <receiver>      The URL of the receiver. Use a test instance, because it stores the events.
  --secret-file <file>  A file with the webhook secret that the receiver accepts: whsec_…
  --json                Prints one JSON document.
  --help, -h            Prints this text.

Every event is invented, and its ID begins with grade_. The service is not involved.

Exit codes: 0 if nothing is wrong, 1 if something is, 2 if it could not find out or an argument is wrong.`;

/** `partner-kit grade`. */
export const gradeCommand: Command = {
  summary: "Sends test deliveries to your webhook receiver and grades its responses.",
  help,
  run: runGradeCommand,
};

async function runGradeCommand({ args, cwd, print }: CommandContext): Promise<ExitCode> {
  const { values } = parseFlags("grade", { args: [...args], options });
  const { url, json: isJson, "secret-file": file } = values;
  if (url === undefined || !URL.canParse(url) || !/^https?:/.test(url))
    throw new UsageError("--url is not an http or https URL. Pass the URL of your receiver.");
  if (file === undefined) throw new UsageError("--secret-file is missing. Pass a file with the webhook secret.");
  const findings = await runGrade({ url: new URL(url), secret: await readSecret(resolve(cwd, file)) });
  return report({ findings, isJson, print });
}

/** Reads the secret. An error never contains the text of the file. */
async function readSecret(path: string): Promise<string> {
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    throw new UsageError("--secret-file cannot be read. Check the path and its permissions.", { cause: error });
  });
  const secret = text.trim();
  if (isWebhookSecret(secret)) return secret;
  throw new UsageError("--secret-file has no webhook secret. It must contain whsec_ and its key, and nothing else.");
}

const options = {
  url: { type: "string" },
  "secret-file": { type: "string" },
  json: { type: "boolean", default: false },
} as const;
