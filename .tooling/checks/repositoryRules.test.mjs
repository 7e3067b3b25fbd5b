import { expect, test } from "vitest";
import { repositoryRules } from "./repositoryRules.mjs";

const kit = "packages/react/src/markets/useTicker.ts";

/** Per rule: files that it takes, and files of which it names each one. @type {[string, Record<string, string>, Record<string, string>][]} */
const cases = [
  [
    "top level",
    { "README.md": "", LICENSE: "", "docs/a.md": "", ".ci/run": "", "biome.json": "", ".oxlintrc.json": "" },
    { "notes.txt": "", "src/index.ts": "", "scripts/a.mjs": "" },
  ],
  [
    "only the proxy and the emulator name the key's header",
    {
      "packages/proxy/src/a.ts": "X-Api-Key",
      "packages/mock/src/a.ts": "x-api-key",
      "docs/a.md": "X-Api-Key",
      "packages/react/src/a.test.ts": "x-api-key",
      [kit]: "key",
    },
    { "packages/react/src/a.ts": `headers["x-api-key"]`, "apps/demo/src/a.tsx": "X-API-Key" },
  ],
  [
    "decimals stay strings",
    {
      "packages/react/src/charts/toNumber.ts": "Number(text)",
      "packages/react/src/a.test.ts": "parseFloat(text)",
      "packages/proxy/src/a.ts": "Number(text)",
      [kit]: "Number.isNaN(age) toNumber(text)",
    },
    {
      "packages/react/src/a.ts": "const price = Number(ticker.last);",
      "packages/react/src/b.tsx": "Number.parseFloat(amount)",
      "apps/demo/src/c.tsx": "event.target.valueAsNumber",
    },
  ],
  [
    "no rule is switched off in a line",
    { "packages/react/src/a.test-d.ts": "// @ts-expect-error: no such input", [kit]: "ignore" },
    {
      "packages/react/src/a.ts": "// @ts-ignore",
      "packages/react/src/b.css": "/* biome-ignore lint: x */",
      "apps/demo/src/c.ts": "// @ts-expect-error",
    },
  ],
  [
    "nothing unfinished, no path of somebody's machine",
    { [kit]: "todos", "docs/a.md": "https://example.com/home/a ./work/a and/tmp/a", "README.md": "a/tmp/b" },
    { "packages/react/src/a.ts": "// TODO: later", "docs/b.md": "see /home/me/notes", "docs/c.md": "`/tmp/x`" },
  ],
  [
    "no file over 400 lines",
    { [kit]: "\n".repeat(400), "packages/mock/src/seed/banks.ts": "\n".repeat(900), "docs/a.md": "\n".repeat(900) },
    { "packages/react/src/a.tsx": "\n".repeat(401) },
  ],
  [
    "plain English",
    { [kit]: "/** Parses the response. */ const told = What;", "docs/x.md": "`whoever`" },
    { "apps/x/src/a.ts": "// What the service answered.", "packages/x/README.md": "Whoever runs the proxy." },
  ],
  ["every threat has a test", { "docs/a.md": "### A1. a" }, { "docs/security/threat-model.md": "### A1. a" }],
  [
    "versions are pinned, in one place",
    {
      "packages/a/package.json": `{"dependencies":{"a":"catalog:","b":"workspace:*","c":"18.3.1"},"peerDependencies":{"d":"^1"}}`,
    },
    {
      "packages/b/package.json": `{"dependencies":{"a":"^1.0.0"}}`,
      "apps/c/package.json": `{"devDependencies":{"a":"latest"}}`,
    },
  ],
  [
    "every package is checked whole",
    Object.fromEntries(
      ["package.json", "tsconfig.json", "tsdown.config.ts", "vitest.config.ts"].map((name) => [
        `packages/a/${name}`,
        "",
      ]),
    ),
    { "packages/b/package.json": "" },
  ],
];

test.each(cases)("default: %s", (name, allowed, broken) => {
  const rule = repositoryRules[name];
  const files = Object.entries({ ...allowed, ...broken }).map(([path, text]) => ({ path, text }));
  const named = new Set(rule?.(files).map((problem) => /^[^:]+/.exec(problem)?.[0]));
  // A missing file is named by its own path, in the package that lacks it.
  const folders =
    name === "every package is checked whole"
      ? ["tsconfig.json", "tsdown.config.ts", "vitest.config.ts"].map((file) => `packages/b/${file}`)
      : Object.keys(broken);
  expect(named).toEqual(new Set(folders));
});

test("behaviour: every rule has a case", () => {
  expect(cases.map(([name]) => name)).toEqual(Object.keys(repositoryRules));
});
