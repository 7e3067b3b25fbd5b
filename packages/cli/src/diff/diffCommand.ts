import { readdirSync, readFileSync } from "node:fs";
import { type Command, type CommandContext, type ExitCode, UsageError } from "../Command.ts";
import { releases as codemods } from "../codemod/releases.ts";
import { parseFlags } from "../parseFlags.ts";
import { compareReleases } from "./compareReleases.ts";
import { formatDifference } from "./formatDifference.ts";
import type { ReleaseNames } from "./ReleaseNames.ts";

const help = `partner-kit diff prints the public changes between two releases.

Usage: partner-kit diff <from> [to] [flags]

  <from>      The release that you use: 0.1.
  [to]        The release that you upgrade to. Default: the latest one that this version of the command knows.

  --json      Prints one JSON document.
  --help, -h  Prints this text.

It lists exports, fields, operations, messages, CSS classes, CSS custom properties and environment variables that were
added, removed or renamed. partner-kit codemod rewrites your source for the renamed ones.

Exit codes: 0, or 2 if an argument is wrong.`;

/** Creates `partner-kit diff` for the releases in a folder. */
export function createDiffCommand(folder: URL): Command {
  return {
    summary: "Prints the public changes between two releases.",
    help,
    run: (context) => runDiff(context, folder),
  };
}

/** `partner-kit diff`. */
export const diffCommand: Command = createDiffCommand(new URL("../releases/", import.meta.url));

async function runDiff({ args, print }: CommandContext, folder: URL): Promise<ExitCode> {
  const { values, positionals } = parseFlags("diff", { args: [...args], options, allowPositionals: true });
  const known = readdirSync(folder)
    .flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? [])
    .toSorted(compareVersions);
  const [first, second = known.at(-1), ...rest] = positionals;
  if (first === undefined || rest.length > 0)
    throw new UsageError(`Pass the release that you use and the one that you upgrade to. Known: ${known.join(", ")}.`);
  const [from, to] = [first, second].map((text) => readVersion(text, known));
  if (from === undefined || to === undefined || compareVersions(from, to) >= 0)
    throw new UsageError(`${second} is not later than ${first}. Pass the earlier release first.`);
  const difference = compareReleases({
    from: readNames(folder, from),
    to: readNames(folder, to),
    codemods: codemods.filter(({ version }) => compareVersions(version, from) > 0 && compareVersions(version, to) <= 0),
  });
  print(values.json ? JSON.stringify(difference, null, 2) : formatDifference(difference));
  return 0;
}

/** Patches change nothing public, so `0.1.3` is `0.1`. */
function readVersion(text: string | undefined, known: readonly string[]): string {
  const version = known.find((name) => text === name || text?.startsWith(`${name}.`));
  if (version === undefined)
    throw new UsageError(
      `"${text}" is not a known release. Choose from: ${known.join(", ")}. A later one needs its @partner-kit/cli.`,
    );
  return version;
}

function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}

function readNames(folder: URL, version: string): ReleaseNames {
  return JSON.parse(readFileSync(new URL(`${version}.json`, folder), "utf8")) as ReleaseNames;
}

const options = { json: { type: "boolean", default: false } } as const;
