import { globSync } from "node:fs";
import { isScopeAssumed, kitOperations, type Operation, operations } from "@partner-kit/contract";
import { cellCode, writeTable } from "./markdown.ts";
import { readSource, root } from "./root.ts";

/** Writes the table of operations with their hook, scope and path. */
export function writeHookTable(): string {
  const hooks = readHooks();
  return writeTable(
    ["operation", "hook", "scope", "method and path"],
    Object.values(operations).map((one) => rowOf(one, hooks)),
  );
}

/** Writes the same table for the operations of the proxy. */
export function writeKitHookTable(): string {
  const hooks = readHooks();
  return writeTable(
    ["operation", "hook", "scope", "method and path"],
    Object.values(kitOperations).map((one) => rowOf(one, hooks)),
  );
}

function rowOf(operation: Operation, hooks: ReadonlyMap<string, readonly string[]>): string[] {
  const { name, grant, method, path, assumed } = operation;
  const scope = grant === null ? "none" : `${cellCode(grant)}${isScopeAssumed(operation) ? " (assumed)" : ""}`;
  return [
    `${cellCode(name)}${assumed === undefined ? "" : " (assumed)"}`,
    (hooks.get(name) ?? []).map(cellCode).join(", "),
    scope,
    cellCode(`${method} ${path}`),
  ];
}

/** Returns the exported data hooks of each operation that has one. */
function readHooks(): ReadonlyMap<string, readonly string[]> {
  const exported = readSource("packages/react/src/exports/dataHooks.ts");
  const files = globSync("packages/react/src/*/*.ts", { cwd: root }).filter(
    (file) => !/\.(test|guide)\.ts$/.test(file),
  );
  const hooks = new Map<string, readonly string[]>([["getSession", ["useSession"]]]);
  for (const file of files) {
    const declared = readSource(file.replaceAll("\\", "/")).matchAll(/^export const (use\w+): \w+<\s*typeof (\w+)/gm);
    for (const [, hook = "", operation = ""] of declared) {
      if (!new RegExp(`\\b${hook}\\b`).test(exported)) continue;
      hooks.set(operation, [...(hooks.get(operation) ?? []), hook]);
    }
  }
  return hooks;
}
