import { expect, test } from "vitest";
import { checkThreatModel } from "./threatModel.mjs";

const file = "packages/proxy/src/a.test.ts";
const source = `
  test("default", () => {});
  test("behaviour: a \\"quoted\\" title", () => {});
  test.each(["x", (y)])("behaviour: %s is refused", () => {});
  test.each([{ name: "x" }])(
    "behaviour: $name is named",
    () => {},
  );
  test(\`behaviour: \${name} is templated\`, () => {});
  test.skip("behaviour: is skipped", () => {});
  expect("default: is not a title");
`;

/**
 * Checks a model with one threat, whose section ends with the given lines.
 *
 * @param {string} lines
 */
function check(lines) {
  const text = `# Threats\n\n## Browser\n\n### B1. Somebody reads the key\n\n${lines}\n\n## Next\n`;
  return checkThreatModel([
    { path: "docs/security/threat-model.md", text },
    { path: file, text: source },
    { path: "packages/proxy/src/a.ts", text: source },
  ]);
}

/** @param {string} titles */
const held = (titles) => `Mitigation: the proxy has it.\n\n- [a](../../${file}): ${titles}\n\nRemaining risk: a bug.`;

test.each([
  "`default`",
  '`behaviour: a "quoted" title`',
  "`behaviour: %s is refused`",
  "`behaviour: a page is refused`",
  "`behaviour: x is named`",
  "`behaviour: a name is templated`",
  "`default`, `behaviour: %s is\n  refused`",
])("default: %s is a test", (titles) => {
  expect(check(held(titles))).toEqual([]);
});

test.each(["`another`", "`behaviour: is skipped`", "`default: is not a title`", "`behaviour: is refused`"])(
  "behaviour: %s is not a test",
  (titles) => {
    expect(check(held(titles))).toEqual([
      expect.stringMatching(/^docs\/security\/threat-model\.md: B1 names ".*not a title/),
    ]);
  },
);

test("behaviour: a file that is missing or not a test is reported", () => {
  expect(check(held("`default`").replace(file, "packages/gone.test.ts"))).toEqual([
    expect.stringContaining("B1 names packages/gone.test.ts, which does not exist"),
  ]);
  expect(check(held("`default`").replace(file, "packages/proxy/src/a.ts"))).toEqual([
    expect.stringContaining("which is not a test"),
  ]);
});

test("behaviour: an entry without a link or a title is reported", () => {
  expect(check(held("no title"))).toEqual([expect.stringContaining("names no title")]);
  expect(check("Mitigation: a.\n\n- a test\n\nRemaining risk: b.")).toEqual([expect.stringContaining("has an entry")]);
});

test("behaviour: a threat without mitigation, test or remaining risk is reported", () => {
  expect(check("Nothing.")).toEqual([
    expect.stringContaining("B1 has no mitigation"),
    expect.stringContaining("B1 has no remaining risk"),
    expect.stringContaining("B1 has no test"),
  ]);
});

test("behaviour: a table that names an unknown threat is reported", () => {
  expect(check(`${held("`default`")}\n\n| API1 | B1, B2 |`)).toEqual([
    expect.stringContaining("a table names B2, which is not a threat"),
  ]);
});

test("behaviour: a model without threats, with a repeated ID, or a missing model is reported", () => {
  const path = "docs/security/threat-model.md";
  expect(checkThreatModel([])).toEqual([expect.stringContaining("is missing")]);
  expect(checkThreatModel([{ path, text: "# Threats" }])).toEqual([expect.stringContaining("has no threats")]);
  const twice = `### B1. a\n\n${held("`default`")}\n\n`.repeat(2);
  expect(
    checkThreatModel([
      { path, text: twice },
      { path: file, text: source },
    ]),
  ).toEqual([expect.stringContaining("B1 appears twice")]);
});
