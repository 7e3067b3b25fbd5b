import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { UsageError } from "../Command.ts";

/** The parts of an app's package.json that the commands read. */
export interface Manifest {
  /** Names of its dependencies, those for development too. */
  readonly packages: ReadonlySet<string>;
  readonly scripts: Readonly<Record<string, string>>;
  /** Whether `.js` files are ES modules. */
  readonly isModule: boolean;
}

/** Reads the package.json of a folder. Throws a `UsageError` if it does not exist. */
export async function readManifest(cwd: string): Promise<Manifest> {
  const path = join(cwd, "package.json");
  if (!existsSync(path))
    throw new UsageError("There is no package.json in this folder. Run the command in the folder of your app.");
  const manifest = parse(await readFile(path, "utf8"));
  return {
    packages: new Set([
      ...Object.keys(texts(manifest["dependencies"])),
      ...Object.keys(texts(manifest["devDependencies"])),
    ]),
    scripts: texts(manifest["scripts"]),
    isModule: manifest["type"] === "module",
  };
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const manifest: unknown = JSON.parse(text);
    return isRecord(manifest) ? manifest : {};
  } catch (error) {
    throw new UsageError("package.json is not valid JSON. Correct it, then run the command again.", { cause: error });
  }
}

function texts(value: unknown): Readonly<Record<string, string>> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
