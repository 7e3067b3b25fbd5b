import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const tooling = fileURLToPath(new URL("..", import.meta.url));
const passing = `test("a", () => expect(1).toBe(1));`;

/**
 * Runs Vitest on the files, one project per top folder, and returns its last line.
 *
 * @param {Record<string, string>} files
 */
function closingLine(files) {
  const folder = mkdtempSync(join(tmpdir(), "count-reporter-"));
  try {
    const projects = [...new Set(Object.keys(files).map((path) => path.split("/")[0]))];
    const config = {
      test: {
        projects: projects.map((name) => ({ test: { name, root: name, globals: true, include: ["*.test.mjs"] } })),
      },
    };
    const all = { ...files, "vitest.config.mjs": `export default ${JSON.stringify(config)};` };
    for (const [path, text] of Object.entries(all)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const reporter = join(tooling, "runner/countReporter.mjs");
    const { stdout } = spawnSync(
      join(tooling, "node_modules/.bin/vitest"),
      ["run", "--root", folder, `--reporter=${reporter}`],
      { encoding: "utf8", shell: process.platform === "win32", env: { ...process.env, NO_COLOR: "1" } },
    );
    return stdout.trim().split("\n").at(-1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test("default: counts tests of all projects and ignores skipped ones", () => {
  const files = { "one/a.test.mjs": `${passing} test.skip("b", () => {});`, "two/a.test.mjs": passing };
  expect(closingLine(files)).toBe("2 passed, 0 failed");
});

test("behaviour: a failed test, a file that does not load, a project without tests and an error outside of tests each count", () => {
  const files = {
    "fails/a.test.mjs": `${passing} test("b", () => expect(1).toBe(2));`,
    "breaks/a.test.mjs": `import "./gone.mjs"; ${passing}`,
    "empty/notes.mjs": "",
    "throws/a.test.mjs": `${passing} Promise.reject(new Error("nobody waits for this"));`,
  };
  expect(closingLine(files)).toBe("2 passed, 4 failed");
});
