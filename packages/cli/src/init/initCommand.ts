import { mkdir, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { createTwoFilesPatch } from "diff";
import { type Command, type CommandContext, type ExitCode, UsageError } from "../Command.ts";
import { neededNode, runsProxy } from "../nodeVersion.ts";
import { parseFlags } from "../parseFlags.ts";
import { detectHost } from "./detectHost.ts";
import type { FileChange } from "./FileChange.ts";
import { hostNames, hostTitles } from "./Host.ts";
import { listMountSteps, listNextSteps } from "./listNextSteps.ts";
import { type Plan, planFiles } from "./planFiles.ts";

const help = `partner-kit init adds partner-kit to your app: the proxy on your server, a provider and a page.

Usage: partner-kit init [flags]

  --host <name>    Your server: ${hostNames.join(", ")}. Default: read from package.json.
  --server <file>  The file that creates the app of Express, Fastify or Hono. Default: found in your source.
  --yes, -y        Writes without asking.
  --dry-run        Prints the changes and writes nothing.
  --help, -h       Prints this text.

It prints a unified diff, asks, and writes. The proxy refuses everybody until you fill in one function, which the
command names. It never overwrites a file with different contents: it prints the differences for you to merge. A second
run changes nothing.

Exit codes: 0 if the files are in place, 1 if something is left to merge or to mount by hand, or if you declined, 2 if
the app is not supported or an argument is wrong.`;

/** `partner-kit init`. */
export const initCommand: Command = {
  summary: "Adds partner-kit to your app: the proxy, a provider and a page.",
  help,
  run: runInit,
};

async function runInit({ args, cwd, print, printError, confirm }: CommandContext): Promise<ExitCode> {
  const { name, server, isDry, isSure } = readArguments(args);
  const { node } = process.versions;
  if (!runsProxy(node))
    printError(
      `Warning: The proxy needs ${neededNode}, and this is Node ${node}. Your server will not start with the written files until you update Node.`,
    );
  const detected = await detectHost({ cwd, name, server });
  const plan = await planFiles(cwd, detected);
  print(`${hostTitles[detected.host.name]}, ${detected.host.serverCode.isTypeScript ? "TypeScript" : "JavaScript"}`);
  for (const change of plan.changes) print(formatChange(change));
  printKept(plan, print);
  const byHand = listMountSteps(detected);
  if (byHand.length > 0) print(["", "By hand:", ...byHand.map((line) => `  ${line}`)].join("\n"));
  const files = `${plan.changes.length} ${plan.changes.length === 1 ? "file" : "files"}`;
  if (isDry) {
    print(`\n${files} would be written.`);
    return exitCode(plan, byHand);
  }
  if (plan.changes.length > 0) {
    if (!isSure && !confirm)
      throw new UsageError(
        "Cannot ask for confirmation without a terminal. Pass --yes to write these files, or --dry-run.",
      );
    if (!isSure && !(await confirm?.(`\nWrite ${files}?`))) {
      print("Nothing was written.");
      return 1;
    }
    for (const { path, after } of plan.changes) {
      await mkdir(dirname(resolve(cwd, path)), { recursive: true });
      await writeFile(resolve(cwd, path), after);
    }
  }
  print(plan.changes.length > 0 ? `\n${files} written.` : "\nNothing to write: every file is in place.");
  const steps = await listNextSteps(cwd, detected, plan);
  print(["", "Next steps:", ...steps.map((step, index) => `  ${index + 1}. ${step}`)].join("\n"));
  return exitCode(plan, byHand);
}

function exitCode({ kept }: Plan, byHand: readonly string[]): ExitCode {
  return byHand.length > 0 || kept.some(({ isFilledIn }) => !isFilledIn) ? 1 : 0;
}

function formatChange({ path, before, after }: FileChange): string {
  return createTwoFilesPatch(
    before === undefined ? "/dev/null" : `a/${path}`,
    `b/${path}`,
    before ?? "",
    after,
  ).trimEnd();
}

function printKept({ kept }: Plan, print: (text: string) => void): void {
  for (const { path, own, template, isFilledIn } of kept) {
    if (isFilledIn) print(`\n${path} is yours and stays as it is.`);
    else
      print(
        `\n${path} has other contents and stays as it is. Merge these lines if you need them:\n${createTwoFilesPatch(path, "template", own, template).trimEnd()}`,
      );
  }
}

function readArguments(args: readonly string[]) {
  const { values } = parseFlags("init", { args: [...args], options });
  const name = hostNames.find((candidate) => candidate === values.host);
  if (values.host !== undefined && name === undefined)
    throw new UsageError(`"${values.host}" is not a supported host. Choose one of: ${hostNames.join(", ")}.`);
  return { name, server: values.server, isDry: values["dry-run"], isSure: values.yes };
}

const options = {
  host: { type: "string" },
  server: { type: "string" },
  yes: { type: "boolean", short: "y", default: false },
  "dry-run": { type: "boolean", default: false },
} as const;
