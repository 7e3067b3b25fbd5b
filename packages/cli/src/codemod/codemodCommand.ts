import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { createTwoFilesPatch } from "diff";
import { type Command, type CommandContext, type ExitCode, UsageError } from "../Command.ts";
import { parseFlags } from "../parseFlags.ts";
import { type Change, findMissingPackages } from "./findMissingPackages.ts";
import { hasUncommittedChanges, listSourceFiles } from "./listSourceFiles.ts";
import { releases } from "./releases.ts";
import { rewriteFile } from "./rewriteFile.ts";

const known = releases.map(({ version }) => version).join(", ");

const help = `partner-kit codemod rewrites your source for the names that a release of partner-kit changed.

Usage: partner-kit codemod <release> [path...] [flags]

  <release>   The release that you upgrade to: ${known}.
  [path...]   Files and folders. Default: the current folder. Files that git ignores are skipped.

  --dry-run   Prints the changes as a unified diff and writes nothing.
  --force     Runs although the git working tree has uncommitted changes.
  --help, -h  Prints this text.

It reads TypeScript, JavaScript and CSS. It changes names that you import from @partner-kit/*, fields whose object
certainly comes from the kit, and selectors with a class of the kit. It lists every other place that may need a change
as file:line. A second run changes nothing.

Exit codes: 0 if nothing is left to check, 1 if it lists places to check, 2 if a file could not be parsed, the working
tree has uncommitted changes, or an argument is wrong.`;

/** `partner-kit codemod`. */
export const codemodCommand: Command = {
  summary: "Rewrites your source for a new release of partner-kit.",
  help,
  run: runCodemod,
};

async function runCodemod({ args, cwd, print, printError }: CommandContext): Promise<ExitCode> {
  const { release, paths, isDry, isForced } = readArguments(args);
  if (!isDry && !isForced && (await hasUncommittedChanges(cwd))) {
    throw new UsageError("The git working tree has uncommitted changes. Commit or stash them, or pass --force.");
  }
  const changes: Change[] = [];
  const problems: string[] = [];
  for (const path of await listSourceFiles(cwd, paths)) {
    const before = await readFile(resolve(cwd, path), "utf8");
    try {
      changes.push({ path, before, after: rewriteFile({ path, text: before }, release) });
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  const changed = changes.filter(({ before, after }) => after.text !== before);
  for (const { path, before, after } of changed) {
    if (isDry) print(createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after.text).trimEnd());
    else {
      await writeFile(resolve(cwd, path), after.text);
      print(path);
    }
  }
  const notes = changes.flatMap(({ path, after }) =>
    after.notes.map(({ line, message }) => `${path}:${line}  ${message}`),
  );
  notes.push(...(await findMissingPackages(cwd, changed)));
  print(summarize({ changed: changed.length, notes, isDry }));
  for (const problem of problems) printError(`Could not parse ${problem}`);
  if (problems.length > 0) return 2;
  return notes.length > 0 ? 1 : 0;
}

function summarize({
  changed,
  notes,
  isDry,
}: {
  readonly changed: number;
  readonly notes: readonly string[];
  readonly isDry: boolean;
}): string {
  const files = `${changed} ${changed === 1 ? "file" : "files"} ${isDry ? "would change" : "changed"}.`;
  const places = `${notes.length} ${notes.length === 1 ? "place" : "places"} to check by hand${notes.length > 0 ? ":" : "."}`;
  return ["", files, places, ...notes].join("\n");
}

function readArguments(args: readonly string[]) {
  const { values, positionals } = parseFlags("codemod", { args: [...args], options, allowPositionals: true });
  const [version, ...paths] = positionals;
  const release = releases.find((candidate) => candidate.version === version);
  if (!release) {
    const given = version === undefined ? "The release is missing." : `There is no codemod for release "${version}".`;
    throw new UsageError(`${given} Choose one of: ${known}.`);
  }
  return { release, paths, isDry: values["dry-run"], isForced: values.force };
}

const options = {
  "dry-run": { type: "boolean", default: false },
  force: { type: "boolean", default: false },
} as const;
