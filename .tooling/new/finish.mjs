import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** @import { Draft } from "./createDraft.mjs" */

/**
 * Writes and formats the files, updates generated files, and prints the remaining steps.
 *
 * @param {object} parameters
 * @param {string} parameters.root
 * @param {Draft} parameters.draft
 * @param {readonly string[]} parameters.next
 */
export function finish({ root, draft, next }) {
  const written = draft.write();
  run(root, "biome", ["check", "--write", "--colors=off", "--log-level=error", ...written]);
  const contract = join(root, "packages/contract");
  const mock = join(root, "packages/mock");
  const react = join(root, "packages/react");
  if (written.some((path) => path.startsWith("packages/contract/"))) {
    run(contract, "vitest", ["run", "src/exports.test.ts", "src/operations.test.ts", "--update"]);
    run(mock, process.execPath, ["--conditions=@partner-kit/source", "build/writeDocuments.ts"]);
  }
  run(react, "vitest", ["run", "--project", "react", "src/exports/exports.test.ts", "--update"]);
  console.log([...written.map((path) => `wrote ${path}`), ...next].join("\n"));
}

/** @param {string} cwd @param {string} command @param {readonly string[]} args */
function run(cwd, command, args) {
  const { status, error, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8" });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${stdout}${stderr}`);
}
