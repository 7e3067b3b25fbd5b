// Checks the tarball of every published package, one check per tool: publint checks the manifest, attw checks that types
// resolve, and tsc checks the types themselves, which most hosts skip. The bill of materials is checked too.
import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { listPublished, pathOfPack, readManifest } from "../packs.mjs";
import { formatTally } from "../runner/tally.mjs";
import { checkSbom } from "./sbom.mjs";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../..", import.meta.url));
/** Adapters for libraries whose own types fail the check of types, so that their hosts skip it. */
const foreignTypes = ["antd.d.ts", "chakra.d.ts"];

const published = listPublished();
const outcomes = (await Promise.all([...published.map(checkPackage), checkTypes()])).flat();
const failures = outcomes.filter((failure) => failure !== undefined);
for (const failure of failures) console.log(`${failure}\n`);
console.log(formatTally({ passed: outcomes.length - failures.length, failed: failures.length }));
process.exitCode = failures.length === 0 ? 0 : 1;

/** @param {string} folder */
async function checkPackage(folder) {
  const manifest = readManifest(folder);
  const { name, exports = {} } = manifest;
  const tarball = pathOfPack(folder);
  // Style sheets have no types.
  const styles = Object.keys(exports).filter((path) => path.endsWith(".css"));
  const withoutStyles = styles.length > 0 ? ["--exclude-entrypoints", ...styles] : [];
  const publint = tell(`publint ${name}`, "publint", ["run", tarball, "--strict"], root);
  const sbom = checkPackedSbom({ manifest, tarball });
  // A package with only a command has no types.
  if (exports["."] === undefined) return Promise.all([publint, sbom]);
  return Promise.all([
    publint,
    sbom,
    tell(
      `attw ${name}`,
      "attw",
      [tarball, "--profile", "esm-only", "--format", "ascii", "--no-emoji", ...withoutStyles],
      root,
    ),
  ]);
}

/** @param {{ manifest: ReturnType<typeof readManifest>, tarball: string }} parameters */
async function checkPackedSbom({ manifest, tarball }) {
  const title = `sbom.cdx.json of ${manifest.name}`;
  try {
    const { stdout } = await run("tar", ["-xOzf", tarball, "package/sbom.cdx.json"], { maxBuffer: 64 * 1024 * 1024 });
    const problems = await checkSbom({ manifest, text: stdout });
    return problems.length > 0 ? `${title}:\n${problems.join("\n")}` : undefined;
  } catch (error) {
    return `${title}: ${error}`;
  }
}

/** Checks the types as a host without `skipLibCheck` does. */
async function checkTypes() {
  const entries = published.flatMap((folder) => {
    const exported = join(root, "packages", folder, "dist/exports");
    if (!existsSync(exported)) return [];
    return readdirSync(exported)
      .filter((file) => file.endsWith(".d.ts") && !foreignTypes.includes(file))
      .map((file) => join(exported, file));
  });
  const host = ["--strict", "--target", "es2022", "--lib", "esnext,dom,dom.iterable", "--jsx", "react-jsx"];
  const modules = ["--module", "esnext", "--moduleResolution", "bundler", "--skipLibCheck", "false"];
  return tell("types", "tsc", ["--ignoreConfig", "--noEmit", ...host, ...modules, ...entries], root);
}

/**
 * Runs a command and returns its output if it fails.
 *
 * @param {string} title
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 * @returns {Promise<string | undefined>}
 */
async function tell(title, command, args, cwd) {
  try {
    await run(command, args, { cwd, shell: process.platform === "win32" });
    return undefined;
  } catch (error) {
    const { stdout = "", stderr = "" } = /** @type {{ stdout?: string, stderr?: string }} */ (error);
    return `${title}:\n${stdout}${stderr}`;
  }
}
