import { execFile } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { transformWithOxc } from "vite";
import { expect, test } from "vitest";

const folder = fileURLToPath(new URL("../.cache/jest/", import.meta.url));
const readme = new URL("../../../packages/mock/README.md", import.meta.url);

// A host's own transform removes types and JSX.
const shared = {
  moduleFileExtensions: ["mjs", "cjs", "js", "json"],
  transform: {},
  setupFiles: ["./jest.setup.mjs"],
};
const projects = [
  { ...shared, testMatch: ["**/inNode.test.mjs"] },
  { ...shared, testMatch: ["**/inPage.test.mjs"], testEnvironment: "jest-fixed-jsdom" },
];

test("behaviour: the recipes for Jest in the emulator's README pass", async () => {
  const text = await readFile(readme, "utf8");
  const [setup, recipe] = codeOf(text, "Jest");
  const [component] = codeOf(text, "Vitest, in jsdom");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const write = (name: string, code = "") => writeFile(join(folder, name), code);
  await write("jest.config.mjs", `export default ${JSON.stringify({ projects })};`);
  await write("jest.setup.mjs", setup);
  await write("inNode.test.mjs", recipe);
  await write("inPage.test.mjs", await writeForJest(component));

  const jest = fileURLToPath(import.meta.resolve("jest/bin/jest"));
  const env = { ...process.env, NODE_ENV: "test", NODE_OPTIONS: "--experimental-vm-modules" };
  const args = [jest, "--runInBand", "--json", "--rootDir", folder, "--config", join(folder, "jest.config.mjs")];
  const output = await new Promise<string>((resolve) => {
    // It exits with an error if a test fails, and prints the results too.
    execFile(process.execPath, args, { cwd: folder, env }, (_, stdout) => resolve(stdout));
  });
  const { testResults } = JSON.parse(output);
  const outcomes = testResults.flatMap(({ message, assertionResults }: JestFile) => [
    message,
    ...assertionResults.map(({ status, title }) => `${status}: ${title}`),
  ]);
  expect(outcomes.toSorted()).toEqual(["", "", "passed: an operator sees the balance", "passed: nobody is signed in"]);
});

interface JestFile {
  /** The errors of the file. */
  readonly message: string;
  readonly assertionResults: readonly { readonly status: string; readonly title: string }[];
}

/** The blocks of code below a heading of the README. */
function codeOf(text: string, heading: string): string[] {
  const [, section = ""] = text.split(`\n### ${heading}\n`);
  const [own = ""] = section.split("\n##");
  return Array.from(own.matchAll(/^```\w+\n(.*?)^```$/gms), ([, code = ""]) => code);
}

/** The test for Vitest as a module for Jest, whose functions are global. */
async function writeForJest(code = ""): Promise<string> {
  const { code: plain } = await transformWithOxc(code, "inPage.tsx", { jsx: { runtime: "automatic" } });
  return plain.replace(/^import .* from "vitest";$/m, "");
}
