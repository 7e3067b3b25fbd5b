import { delimiter, dirname, join } from "node:path";
import { UsageError } from "../Command.ts";
import { readManifest } from "../init/readManifest.ts";

/** The command that starts the app. */
export interface AppCommand {
  readonly command: string;
  readonly args: readonly string[];
  /** Whether a shell reads the command, as it reads the scripts of package.json. */
  readonly isScript: boolean;
}

/** Reads the command after `--`, or the script `dev` of package.json. Throws a `UsageError` without either. */
export async function readAppCommand(cwd: string, given: readonly string[] | undefined): Promise<AppCommand> {
  const [command, ...args] = given ?? [];
  if (command !== undefined) return { command, args, isScript: false };
  const { scripts } = await readManifest(cwd);
  const script = scripts["dev"];
  const example = "Pass the command of your dev server: partner-kit dev -- vite";
  if (script === undefined) throw new UsageError(`package.json has no script "dev". ${example}`);
  if (/\bpartner-kit dev\b/.test(script)) throw new UsageError(`The script "dev" calls partner-kit dev. ${example}`);
  return { command: script, args: [], isScript: true };
}

/** PATH with the commands of the app's packages, as npm sets it for scripts. */
export function pathWithBins(cwd: string, path = ""): string {
  const bins = (folder: string): readonly string[] => [
    join(folder, "node_modules/.bin"),
    ...(dirname(folder) === folder ? [] : bins(dirname(folder))),
  ];
  return [...bins(cwd), path].join(delimiter);
}
