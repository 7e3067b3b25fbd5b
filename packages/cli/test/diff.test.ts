import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { currentNames } from "../build/currentNames.ts";
import { UsageError } from "../src/Command.ts";
import { releases as codemods } from "../src/codemod/releases.ts";
import { createDiffCommand } from "../src/diff/diffCommand.ts";

const committed = new URL("../src/releases/", import.meta.url);

test("default: prints the changes of the next release as text and JSON", async () => {
  const { code, output } = await diff("0.1");
  expect(code).toBe(0);
  expect(output).toContain("From 0.1 to 0.2\n");
  expect(output).toContain("  renamed  useForgetfulMutation  ->  useOperationMutation\n");
  expect(output).toContain("  renamed  figure of formatMoney()  ->  amount\n");
  expect(output).toContain("  added    listApprovals  GET /kit/approvals (documented)\n");
  expect(output).toContain("  renamed  pk-Figure  ->  pk-FormattedNumber\n");
  const document = JSON.parse((await diff("0.1.4", "0.2", "--json")).output);
  expect(document).toMatchObject({ from: "0.1", to: "0.2" });
  expect(document.exports["@partner-kit/proxy"].renamed).toContainEqual({ from: "Feed", to: "StreamBody" });
  expect(document.exports["@partner-kit/react"].removed).toEqual([]);
});

test.each([
  [[], "Pass the release that you use and the one that you upgrade to. Known: 0.1, 0.2."],
  [["0.2", "0.1"], "0.1 is not later than 0.2. Pass the earlier release first."],
  [["0.2"], "0.2 is not later than 0.2."],
  [["0.1", "0.9"], '"0.9" is not a known release. Choose from: 0.1, 0.2.'],
  [["0.1", "--wet"], "Unknown option '--wet'. Run partner-kit diff --help for all flags."],
])("parameters: %j is refused", async (args, message) => {
  const refused = diff(...args);
  await expect(refused).rejects.toThrow(UsageError);
  await expect(refused).rejects.toThrow(message);
});

// The next release is read from the sources when the package is built.
test("behaviour: the names of every published release are in the repository", () => {
  const published = ["0.1", ...codemods.slice(0, -1).map(({ version }) => version)];
  expect(published.filter((version) => !existsSync(new URL(`${version}.json`, committed)))).toEqual([]);
});

/** Runs the command on the releases that a build writes. */
async function diff(...args: string[]): Promise<{ code: number; output: string }> {
  const folder = mkdtempSync(join(tmpdir(), "partner-kit-diff-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(committed, folder, { recursive: true });
  writeFileSync(join(folder, "0.2.json"), JSON.stringify(currentNames()));
  let output = "";
  const print = (text: string): void => {
    output += `${text}\n`;
  };
  const command = createDiffCommand(pathToFileURL(`${folder}/`));
  return { code: await command.run({ args, cwd: folder, print, printError: print }), output };
}
