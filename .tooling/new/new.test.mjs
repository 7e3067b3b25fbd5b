// Runs both generators in a copy of the repository, then checks the generated files.
import { spawn } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const packages = readdirSync(join(root, "packages"));
const left = new Set(["node_modules", "dist", ".turbo", ".cache", "coverage"]);
/** Several minutes, because the machine may be busy with other tests. */
const PATIENCE = 300_000;

/** @type {string} */
let copy;
/** @type {readonly string[]} */
let before;
/** @type {readonly string[]} */
let written;

beforeAll(async () => {
  copy = realpathSync(mkdtempSync(join(tmpdir(), "partner-kit-new-")));
  for (const path of ["packages", ".tooling", "biome.json", "tsconfig.base.json", "package.json", ".gitignore"]) {
    cpSync(join(root, path), join(copy, path), { recursive: true, filter: (source) => !left.has(basename(source)) });
  }
  symlinkSync(join(root, ".tooling/node_modules"), join(copy, ".tooling/node_modules"));
  for (const name of packages) linkModules(name);
  before = list(copy);
  const operation = await run(copy, process.execPath, ".tooling/new.mjs", "operation", "listSettlements");
  const component = await run(
    copy,
    process.execPath,
    ".tooling/new.mjs",
    "component",
    "SettlementList",
    "--resource",
    "settlements",
  );
  written = [operation, component].flatMap((output) =>
    Array.from(output.matchAll(/^wrote (.*)$/gm), ([, path = ""]) => path),
  );
}, PATIENCE);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("default: listSettlements and SettlementList create twelve files and edit ten", () => {
  const files = list(copy).filter((path) => !before.includes(path));
  expect(files.toSorted()).toEqual([
    "packages/contract/src/resources/settlements.test.ts",
    "packages/contract/src/resources/settlements.ts",
    "packages/mock/src/handlers/settlements.test.ts",
    "packages/mock/src/handlers/settlements.ts",
    "packages/mock/src/seed/settlements.ts",
    "packages/react/src/settlements/SettlementList/SettlementList.css",
    "packages/react/src/settlements/SettlementList/SettlementList.guide.ts",
    "packages/react/src/settlements/SettlementList/SettlementList.stories.tsx",
    "packages/react/src/settlements/SettlementList/SettlementList.test.tsx",
    "packages/react/src/settlements/SettlementList/SettlementList.tsx",
    "packages/react/src/settlements/messages.en.ts",
    "packages/react/src/settlements/settlements.ts",
  ]);
  expect(written.filter((path) => before.includes(path)).toSorted()).toEqual([
    "packages/contract/src/exports/index.ts",
    "packages/contract/src/operations.ts",
    "packages/contract/src/resource.ts",
    "packages/mock/src/database.ts",
    "packages/mock/src/handlers.ts",
    "packages/mock/src/seed/createDatabase.ts",
    "packages/mock/src/seed/partner.ts",
    "packages/react/src/exports/components.ts",
    "packages/react/src/exports/dataHooks.ts",
    "packages/react/src/text/en.ts",
  ]);
});

test(
  "behaviour: the types hold",
  async () => {
    // One program, because that of react has the sources of all anyway.
    const others = ["contract/src", "contract/test", "mock/src", "mock/build"].map((path) => `../${path}`);
    const config = { extends: "./tsconfig.json", include: ["src", "test", ...others] };
    writeFileSync(join(copy, "packages/react/tsconfig.all.json"), JSON.stringify(config));
    expect(await run(join(copy, "packages/react"), "tsc", "--project", "tsconfig.all.json")).toBe("");
  },
  PATIENCE,
);

test.each([
  ["contract", ["src/resources/settlements.test.ts", "src/operations.test.ts", "src/exports.test.ts"]],
  ["mock", ["src/handlers/settlements.test.ts", "build/documents.test.ts", "build/machineDocuments.test.ts"]],
  [
    "react",
    [
      "--project=react",
      "src/settlements",
      "src/exports/exports.test.ts",
      "src/theme/styleOrder.test.ts",
      "src/exports/dataHooks.test.tsx",
    ],
  ],
])(
  "behaviour: in %s, the tests pass: %s",
  async (name, tests) => {
    // A second worker would load all modules a second time.
    const options = ["--maxWorkers=1", "--testTimeout=60000"];
    const output = await run(join(copy, "packages", name), "vitest", "run", ...options, ...tests);
    expect(output).toContain("passed");
  },
  PATIENCE,
);

test(
  "behaviour: an existing name throws, and no file is written",
  async () => {
    const path = join(copy, "packages/contract/src/operations.ts");
    const text = readFileSync(path, "utf8");
    await expect(run(copy, process.execPath, ".tooling/new.mjs", "operation", "listSettlements")).rejects.toThrow(
      "listSettlements exists already: /partner/settlements.",
    );
    await expect(
      run(copy, process.execPath, ".tooling/new.mjs", "component", "SettlementList", "--resource", "settlements"),
    ).rejects.toThrow("SettlementList exists already");
    await expect(
      run(copy, process.execPath, ".tooling/new.mjs", "component", "FeeList", "--resource", "fees"),
    ).rejects.toThrow("No operation lists fees. Write it first: pnpm new operation listFees.");
    expect(readFileSync(path, "utf8")).toBe(text);
  },
  PATIENCE,
);

/** Links the imports of a package: workspace packages to the copy, others to the installed version. @param {string} name */
function linkModules(name) {
  const from = join(root, "packages", name, "node_modules");
  const to = join(copy, "packages", name, "node_modules");
  mkdirSync(join(to, "@partner-kit"), { recursive: true });
  for (const entry of readdirSync(from)) {
    if (entry !== "@partner-kit" && entry !== ".vite") symlinkSync(join(from, entry), join(to, entry));
  }
  for (const other of packages.filter((one) => one !== name)) {
    symlinkSync(join(copy, "packages", other), join(to, "@partner-kit", other));
  }
}

/** Every source of the packages. @param {string} folder */
function list(folder) {
  return globSync("packages/*/src/**/*.{ts,tsx,css}", { cwd: folder });
}

/**
 * @param {string} cwd
 * @param {string} command
 * @param {...string} args
 * @returns {Promise<string>} Output of the command. Rejects with the output if the command fails.
 */
function run(cwd, command, ...args) {
  const bin = join(root, ".tooling/node_modules/.bin");
  const env = { ...process.env, PATH: [bin, process.env["PATH"]].join(delimiter) };
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const add = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout.on("data", add);
    child.stderr.on("data", add);
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve(output) : reject(new Error(output))));
  });
}
