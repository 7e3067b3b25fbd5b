import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {Part} part
 * @property {readonly [string, ...string[]]} command
 * @property {boolean} [counts] Prints `N passed, N failed` as its last line. Other steps count as one check.
 * @property {readonly string[]} [needs] Names of steps that must pass first.
 * @property {boolean} [free] Mostly waits. Runs beside the other steps, which yield the processors to it.
 *
 * @typedef {"lint" | "build" | "unit" | "packages" | "docs" | "stories" | "e2e" | "pages" | "hosts"} Part
 */

/** @type {readonly Part[]} */
export const parts = ["lint", "build", "unit", "packages", "docs", "stories", "e2e", "pages", "hosts"];

/**
 * Parts that run only by name, because all together take longer than the 13 minutes of `npm test`. CI runs them in a job of
 * their own.
 *
 * @type {readonly Part[]}
 */
const partsByName = ["pages"];

/**
 * Every check of the repository. The longest come first, so that short steps fill the remaining time. `e2e` and `stories` wait
 * for pages half of the time. So they do not run beside each other, but beside steps that keep a processor busy.
 *
 * @param {string} root
 * @returns {readonly Step[]}
 */
export function listSteps(root) {
  const reporter = join(root, ".tooling/runner/countReporter.mjs");
  const quiet = ["--allowOnly=false", "--silent=passed-only", "--reporter=default", `--reporter=${reporter}`];
  const node = process.execPath;
  // One worker sets up the page and loads modules once for all files. Other steps use the other processors.
  // On a busy machine, the default timeout of 5 seconds would fail tests that are slow but correct.
  const oneWorker = ["--maxWorkers=1", "--testTimeout=30000"];
  const build = "run build --skip-infer --output-logs=errors-only --filter=./packages/* --filter=./apps/*";
  /** @type {(name: string, script: string, part?: Part) => Step} */
  const inBrowser = (name, script, part = "pages") => ({
    name,
    part,
    command: cached(script, root, ".storybook", quiet),
    counts: true,
    needs: ["browser"],
  });
  // The demo has two back ends: three processes, and an emulator inside the browser.
  /** @type {(name: string, part: Part, pattern: string) => Step} */
  const endToEnd = (name, part, pattern) => ({
    name,
    part,
    command: [
      "vitest",
      "run",
      ...quiet,
      "--root",
      "apps/demo",
      "--config",
      "vitest.e2e.config.ts",
      "--testNamePattern",
      pattern,
    ],
    counts: true,
    needs: ["browser", "build"],
  });
  /** @type {(folder: string) => Step} */
  const unit = (folder) => ({
    name: `unit ${folder}`,
    part: "unit",
    command: cached("test", root, folder, [...quiet, ...oneWorker]),
    counts: true,
  });
  return [
    { name: "browser", part: "stories", command: [node, ".tooling/browser.mjs"], free: true },
    { name: "build", part: "build", command: ["turbo", ...build.split(" ")] },
    endToEnd("e2e", "e2e", "^(?!.*inside the browser)"),
    { name: "packs", part: "packages", command: [node, ".tooling/packs.mjs"], needs: ["build"] },
    ...unitPackages(root).map(unit),
    {
      name: "host apps",
      part: "hosts",
      command: ["vitest", "run", ...quiet, "--root", "apps/hosts"],
      counts: true,
      needs: ["browser", "packs"],
    },
    inBrowser("stories", "test", "stories"),
    inBrowser("site", "test:site"),
    inBrowser("hosts", "test:hosts"),
    {
      name: "docs",
      part: "docs",
      command: cached("test", root, "apps/docs", quiet),
      counts: true,
      needs: ["browser"],
    },
    endToEnd("e2e inside the browser", "pages", "inside the browser"),
    // Also reports what tsc would, from the programs that rules with types need anyway.
    { name: "oxlint", part: "lint", command: ["oxlint", "--type-aware", "--type-check", "--deny-warnings"] },
    { name: "size", part: "packages", command: ["pnpm", "--dir", ".tooling", "exec", "size-limit"], needs: ["build"] },
    {
      name: "packages",
      part: "packages",
      command: [node, ".tooling/checks/packages.mjs"],
      counts: true,
      needs: ["packs"],
    },
    {
      name: "api",
      part: "packages",
      command: [node, ".tooling/checks/apiReports.mjs"],
      counts: true,
      needs: ["build"],
    },
    { name: "knip", part: "lint", command: ["knip", "--treat-config-hints-as-errors", "--no-progress"] },
    { name: "biome", part: "lint", command: ["biome", "ci", "--error-on-warnings", "--colors=off"] },
    { name: "spelling", part: "lint", command: ["cspell", "lint", "--no-progress", "--no-cache", "--no-color"] },
    {
      name: "imports",
      part: "lint",
      command: ["depcruise", "--config", ".tooling/checks/importRules.mjs", ...checkedFolders],
    },
    { name: "image", part: "packages", command: [node, ".tooling/checks/image.mjs"], counts: true, needs: ["build"] },
    { name: "alerts", part: "packages", command: [node, ".tooling/checks/alerts.mjs"], counts: true, free: true },
    { name: "readmes", part: "lint", command: [node, ".tooling/checks/readmes.mjs"], counts: true },
    { name: "licences", part: "lint", command: [node, ".tooling/checks/licences.mjs"], counts: true },
    { name: "repository", part: "lint", command: [node, ".tooling/checks/repository.mjs"], counts: true },
  ];
}

const checkedFolders = ["packages", "apps", ".storybook", ".tooling"];

/**
 * Picks the steps of the given parts, with the steps that they need. Without parts: all but those that run only by name.
 *
 * @param {readonly Step[]} steps
 * @param {readonly string[]} wanted
 */
export function pickSteps(steps, wanted) {
  if (wanted.length === 0) return steps.filter(({ part }) => !partsByName.includes(part));
  const picked = new Set(steps.filter(({ part }) => wanted.includes(part)));
  // A set also iterates over what is added meanwhile.
  for (const { needs = [] } of picked) for (const step of steps) if (needs.includes(step.name)) picked.add(step);
  return steps.filter((step) => picked.has(step));
}

/**
 * Runs a package's script through turbo, which repeats the last output while the inputs are unchanged.
 *
 * @param {string} script
 * @param {string} root
 * @param {string} folder
 * @param {readonly string[]} args
 * @returns {[string, ...string[]]}
 */
function cached(script, root, folder, args) {
  const { name } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
  const quietly = ["--skip-infer", "--output-logs=full", "--log-prefix=none", "--log-order=stream"];
  return ["turbo", "run", script, ...quietly, `--filter=${name}`, "--", ...args];
}

/** Longest first: react, the proxy, the tools, then the other packages. @param {string} root */
function unitPackages(root) {
  const packages = readdirSync(join(root, "packages")).map((name) => `packages/${name}`);
  const longest = ["packages/react", "packages/proxy", ".tooling"];
  return [...longest, ...packages.toReversed().filter((folder) => !longest.includes(folder))];
}
