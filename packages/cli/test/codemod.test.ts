import { execFile, execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { callCli, readAll } from "./callCli.ts";

const before = fileURLToPath(new URL("fixture-before", import.meta.url));
const after = fileURLToPath(new URL("fixture-after", import.meta.url));
/** An app of the first release, in a folder of its own. */
let app = "";

beforeEach(() => {
  app = mkdtempSync(join(tmpdir(), "partner-kit-codemod-"));
  cpSync(before, app, { recursive: true });
});

afterEach(() => rmSync(app, { recursive: true, force: true }));

test("default: rewrites an app and lists what is left", async () => {
  const { code, output } = await run("codemod", "0.2");
  expect(readAll(app)).toEqual(readAll(after));
  expect(code).toBe(1);
  expect(output).toMatchInlineSnapshot(`
    "server/adapter.ts
    server/kit.ts
    server/store.ts
    src/TravelRule.tsx
    src/Treasury.tsx
    src/aliases.tsx
    src/hooks.ts
    src/legacy.cjs
    src/order.ts
    src/plain.js
    src/theme.css
    test/emulator.ts
    test/selectors.ts

    13 files changed.
    12 places to check by hand:
    server/kit.ts:1  useOperationMutation keeps input and result, unless the operation declares \`sensitive\`. Declare it on operations of your own.
    src/aliases.tsx:18  useOperationMutation keeps input and result, unless the operation declares \`sensitive\`. Declare it on operations of your own.
    src/byHand.tsx:11  This section no longer exists. Use \`errors.uncertainHelp\` and \`errors.uncertainSafeHelp\`.
    src/byHand.tsx:11  This message now has plural forms. Write \`{ one, other }\`, each with \`{count}\`.
    src/byHand.tsx:14  useCountries no longer loads anything: it returns \`items\` only. Remove this.
    src/byHand.tsx:15  The \`mutation\` option no longer takes \`gcTime\`. Remove it.
    src/byHand.tsx:18  Entries are now \`{ kind, name, assumption }\`. They were \`{ operation, assumption }\`.
    src/byHand.tsx:19  An address check no longer has this status. Remove the case.
    src/byHand.tsx:21  This message no longer exists. Remove it from your texts.
    src/byHand.tsx:29  Is this \`figure\` of formatMoney? It is now \`amount\`.
    src/other.scss:1  .pk-Figure is now .pk-FormattedNumber.
    package.json:1  Types now name operations of @partner-kit/contract. Add it to \`dependencies\`.
    "
  `);
});

test("behaviour: a second run changes nothing", async () => {
  await run("codemod", "0.2");
  const { output } = await run("codemod", "0.2");
  expect(readAll(app)).toEqual(readAll(after));
  expect(output).toContain("0 files changed.");
});

test("behaviour: what still does not compile is listed", { timeout: 60_000 }, async () => {
  const { output } = await run("codemod", "0.2");
  const errors = await compile();
  expect(errors).toContain("src/byHand.tsx:14");
  for (const place of errors) expect(output).toContain(`${place}  `);
});

test("parameters: dry run prints a diff and writes nothing", async () => {
  const { code, output } = await run("codemod", "0.2", "src/plain.js", "--dry-run");
  expect(readAll(app)).toEqual(readAll(before));
  expect(code).toBe(0);
  expect(output).toMatchInlineSnapshot(`
    "===================================================================
    --- a/src/plain.js
    +++ b/src/plain.js
    @@ -1,3 +1,3 @@
     import { formatMoney } from "@partner-kit/react";
     
    -export const Amount = ({ value }) => <b>{formatMoney({ value, currency: "NGN", locale: "en" }).figure}</b>;
    +export const Amount = ({ value }) => <b>{formatMoney({ value, currency: "NGN", locale: "en" }).amount}</b>;

    1 file would change.
    0 places to check by hand.
    "
  `);
});

test("parameters: paths limit what is rewritten", async () => {
  await run("codemod", "0.2", "server", join(app, "src/plain.js"));
  const changed = Object.entries(readAll(app)).filter(([path, text]) => readAll(before)[path] !== text);
  expect(changed.map(([path]) => path)).toEqual([
    "server/adapter.ts",
    "server/kit.ts",
    "server/store.ts",
    "src/plain.js",
  ]);
});

test("behaviour: uncommitted changes need --force, ignored files stay", async () => {
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=T", "-c", "user.email=t@example.com", ...args], { cwd: app });
  writeFileSync(join(app, ".gitignore"), "src/plain.js\n");
  git("init", "--quiet");
  const refused = await run("codemod", "0.2");
  expect(refused).toEqual({
    code: 2,
    output: "",
    errors:
      "partner-kit codemod: The git working tree has uncommitted changes. Commit or stash them, or pass --force.\n",
  });
  expect((await run("codemod", "0.2", "--dry-run", "src")).code).toBe(1);
  git("add", ".");
  git("commit", "--quiet", "--message", "Start");
  expect((await run("codemod", "0.2", "server")).code).toBe(1);
  expect((await run("codemod", "0.2", "--force")).code).toBe(1);
  expect(readAll(app)["src/plain.js"]).toBe(readAll(before)["src/plain.js"]);
  expect(readAll(app)["src/hooks.ts"]).toBe(readAll(after)["src/hooks.ts"]);
});

test("behaviour: a file that cannot be parsed is reported, others are rewritten", async () => {
  writeFileSync(join(app, "src/broken.ts"), 'import "@partner-kit/react";\nconst = 1;\n');
  writeFileSync(join(app, "src/broken.css"), ".pk-Figure {");
  const { code, errors } = await run("codemod", "0.2", "src");
  expect(code).toBe(2);
  expect(errors).toContain("Could not parse src/broken.ts:2: ");
  expect(errors).toContain("src/broken.css:1:1: Unclosed block");
  expect(readAll(app)["src/order.ts"]).toBe(readAll(after)["src/order.ts"]);
});

test.each([
  [["codemod"], "The release is missing. Choose one of: 0.2."],
  [["codemod", "0.1"], 'There is no codemod for release "0.1". Choose one of: 0.2.'],
  [["codemod", "0.2", "nowhere"], '"nowhere" does not exist.'],
  [["codemod", "0.2", "--wet"], "Unknown option '--wet'. Run partner-kit codemod --help for all flags."],
])("parameters: %j exits with 2", async (args, message) => {
  expect(await run(...args)).toEqual({ code: 2, output: "", errors: `partner-kit codemod: ${message}\n` });
});

test("parameters: help, version, unknown command", async () => {
  expect((await run("--help")).output).toContain("  codemod  Rewrites your source");
  expect((await run("codemod", "--help")).output).toContain("Exit codes: 0 ");
  expect((await run("--version")).output).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(await run()).toMatchObject({ code: 2 });
  expect(await run("toString")).toMatchObject({
    code: 2,
    errors: 'partner-kit: "toString" is not a command. Run partner-kit --help for a list.\n',
  });
});

const run = (...args: string[]) => callCli({ cwd: app, args });

/** Where the expected app does not compile against the packages of this repository: `src/byHand.tsx:14`. */
async function compile(): Promise<readonly string[]> {
  const tsc = fileURLToPath(new URL("../node_modules/typescript/lib/tsc.js", import.meta.url));
  const project = fileURLToPath(new URL("tsconfig.fixture.json", import.meta.url));
  const printed = await promisify(execFile)(process.execPath, [tsc, "--project", project, "--pretty", "false"], {
    cwd: after,
  }).then(
    ({ stdout }) => stdout,
    (error: unknown) => String(error instanceof Error && "stdout" in error ? error.stdout : error),
  );
  return Array.from(printed.matchAll(/^(\S.*)\((\d+),\d+\): error/gm), ([, path = "", line = ""]) => `${path}:${line}`);
}
