import { allOperations, isScope, isScopeAssumed, type Operation } from "@partner-kit/contract";
import { type Override, type Overrides, overrideOf } from "../upstream/overrides.ts";
import type { SettingProblem } from "./settingProblems.ts";

/** The first problem with overrides whose names are those of operations. `undefined` if they are valid. */
export function findOverrideProblem(overrides: Overrides): SettingProblem {
  for (const operation of allOperations) {
    const override = overrideOf(overrides, operation) ?? {};
    const problem = scopeProblem(operation, override) ?? pageProblem(operation, override);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Only an assumed scope can be replaced, because the service enforces the documented ones. */
function scopeProblem(operation: Operation, { scope }: Override<Operation>): SettingProblem {
  const { name } = operation;
  if (scope === undefined) return undefined;
  if (!isScopeAssumed(operation))
    return `has a \`scope\` for ${name}, but the service documents that operation's scope. Remove it`;
  if (scope === null || isScope(scope)) return undefined;
  return `has an unknown \`scope\` for ${name}. Use a scope such as trades:view, or null`;
}

function pageProblem({ name, pages }: Operation, { page }: Override<Operation>): SettingProblem {
  if (page === undefined) return undefined;
  if (!pages) return `has a \`page\` for ${name}, but the kit reads no pages of it. Remove it`;
  const { input, next }: Readonly<Record<string, unknown>> = { ...page };
  if (typeof input === "string" && input !== "" && ((typeof next === "string" && next !== "") || isFunction(next)))
    return undefined;
  return `has an incomplete \`page\` for ${name}. Use { input: "cursor", next: "next_cursor" } with the names of the service`;
}

function isFunction(value: unknown): boolean {
  return typeof value === "function";
}
