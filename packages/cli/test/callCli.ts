import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runCli } from "../src/runCli.ts";

export interface CallCliParameters {
  readonly cwd: string;
  readonly args: readonly string[];
  /** Answers the question of a command. Without it, there is no terminal. */
  readonly confirm?: ((question: string) => Promise<boolean>) | undefined;
}

export interface CliOutcome {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs a command in this process. */
export async function callCli(parameters: CallCliParameters): Promise<CliOutcome> {
  let output = "";
  let errors = "";
  const code = await runCli({
    ...parameters,
    print: (text) => {
      output += `${text}\n`;
    },
    printError: (text) => {
      errors += `${text}\n`;
    },
  });
  return { code, output, errors };
}

/** The files of a folder by path, without git's. */
export function readAll(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !path.startsWith(".git/"));
  return Object.fromEntries(files.toSorted().map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}
