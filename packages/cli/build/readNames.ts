import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import type { OperationFacts, ReleaseNames } from "../src/diff/ReleaseNames.ts";

export interface ReadNamesParameters {
  readonly version: string;
  /** The folder `packages` of a checkout. */
  readonly packages: string;
  readonly operations: Readonly<Record<string, OperationFacts>>;
  /** The English messages. */
  readonly text: object;
  /** The variables of the proxy. A secret can also be a file, or only a file. */
  readonly variables: Readonly<Record<string, { readonly default: string; readonly secret?: boolean | "file" }>>;
}

const folders = ["contract", "react", "proxy", "mock"] as const;

/** Reads the public names of the packages from their sources. */
export function readNames({ version, packages, operations, text, variables }: ReadNamesParameters): ReleaseNames {
  const source = folders.map((folder) => readSource(join(packages, folder, "src"))).join("\n");
  const find = (pattern: RegExp): readonly string[] => sorted(Array.from(source.matchAll(pattern), ([name]) => name));
  return {
    version,
    exports: Object.fromEntries(folders.map((folder) => [folder, listExports(join(packages, folder, "src/exports"))])),
    operations: Object.fromEntries(
      Object.entries(operations).map(([name, { method, path, scope, evidence }]) => [
        name,
        { method, path, scope, evidence },
      ]),
    ),
    messages: sorted(listMessages(text)),
    classes: find(/\bpk-(?:[A-Z]\w+|root\b)/g),
    properties: find(/(?<![\w-])--pk-[a-z][\w-]*\w/g),
    variables: sorted([
      ...find(/\bPARTNER_KIT_MOCK_[A-Z_]+[A-Z]\b/g),
      ...Object.entries(variables).flatMap(([name, { secret }]) => [
        ...(secret === "file" ? [] : [name]),
        ...(secret === undefined ? [] : [`${name}_FILE`]),
      ]),
    ]),
  };
}

/** The names that the entries of a package export, types too. */
function listExports(folder: string): readonly string[] {
  const entries = readdirSync(folder).filter((file) => file.endsWith(".ts") && !file.includes(".test."));
  return sorted(
    entries.flatMap((file) => {
      const { module } = parseSync(file, readFileSync(join(folder, file), "utf8"));
      return module.staticExports.flatMap(({ entries: exported }) =>
        // `export *` has no name. The other file lists its own.
        exported.flatMap((entry) => entry.exportName.name ?? []),
      );
    }),
  );
}

/** The code and styles of a package, without tests. */
function readSource(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.(test|stories|guide)\./.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
}

/** The paths of all messages. A message with plural forms is one. */
function listMessages(text: object, prefix = ""): readonly string[] {
  return Object.entries(text).flatMap(([name, value]: [string, unknown]) =>
    typeof value === "object" && value !== null && !("other" in value)
      ? listMessages(value, `${prefix}${name}.`)
      : [prefix + name],
  );
}

function sorted(names: readonly string[]): readonly string[] {
  return Array.from(new Set(names)).toSorted();
}
