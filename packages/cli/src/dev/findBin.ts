import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { UsageError } from "../Command.ts";

/** Finds the command of a package that the app has installed. Throws a `UsageError` if it is not installed. */
export function findBin(cwd: string, name: "@partner-kit/mock" | "@partner-kit/proxy"): string {
  const folder = findPackage(cwd, name);
  if (folder === undefined)
    throw new UsageError(
      `${name} is not installed. Install it: npm install ${name === "@partner-kit/mock" ? "-D " : ""}${name}`,
    );
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    readonly bin?: Readonly<Record<string, string>>;
  };
  const [path] = Object.values(manifest.bin ?? {});
  if (path === undefined) throw new UsageError(`${name} has no command. Install its latest version.`);
  return join(folder, path);
}

function findPackage(from: string, name: string): string | undefined {
  const folder = join(from, "node_modules", name);
  if (existsSync(join(folder, "package.json"))) return folder;
  return dirname(from) === from ? undefined : findPackage(dirname(from), name);
}
