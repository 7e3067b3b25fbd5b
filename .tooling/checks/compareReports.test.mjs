import { expect, test } from "vitest";
import { compareReports } from "./compareReports.mjs";

const committed = new Map([
  ["mock.api.md", "export const a: string;\nexport const b: string;\n"],
  ["react.api.md", "export const c: string;\n"],
]);

test("default: equal reports have no problem", () => {
  expect(compareReports(committed, new Map(committed))).toEqual([]);
});

test("behaviour: prints removed and added lines, also of reports that are new or gone", () => {
  const current = new Map([
    ["mock.api.md", "export const a: number;\nexport const b: string;\n"],
    ["proxy.api.md", "export const d: string;\n"],
  ]);
  expect(compareReports(committed, current)).toEqual([
    "docs/api/mock.api.md:\n- export const a: string;\n+ export const a: number;",
    "docs/api/proxy.api.md:\n+ export const d: string;",
    "docs/api/react.api.md:\n- export const c: string;",
  ]);
});

test("behaviour: a different order of the same lines is a change", () => {
  const current = new Map(committed).set("mock.api.md", "export const b: string;\nexport const a: string;\n");
  expect(compareReports(committed, current)).toEqual(["docs/api/mock.api.md:"]);
});

test("behaviour: a long list of changes is cut", () => {
  const lines = Array.from({ length: 25 }, (_, index) => `export const a${index}: string;\n`).join("");
  const [problem = ""] = compareReports(new Map(), new Map([["mock.api.md", lines]]));
  expect(problem.split("\n")).toHaveLength(22);
  expect(problem).toMatch(/\n… and 5 more lines$/);
});
