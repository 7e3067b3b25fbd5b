import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatResults } from "../../apps/bench/src/results/formatResults.mjs";
import { readRecords } from "../../apps/bench/src/results/record.mjs";

const text = readFileSync(new URL("../../apps/bench/RESULTS.md", import.meta.url), "utf8");

test("behaviour: RESULTS.md shows the recorded runs", () => {
  expect(formatResults(readRecords(), text)).toBe(text);
});

test("behaviour: a figure shows the median of its runs and their spread", () => {
  const record = {
    part: "proxy",
    date: "2026-01-02",
    commit: "0123abcd",
    machine: "2 × Fast, 4 GB, linux x64, Node 24.1.0",
  };
  const figures = [{ name: "700 B", values: [0.9, 0.7, 0.8], unit: "of the bare server", target: "at least 0.75" }];
  expect(formatResults([{ ...record, figures }], text)).toContain(
    "| 700 B | 0.8 | 0.7 to 0.9 | of the bare server | at least 0.75 |",
  );
});

test("error: a document without the marks is not overwritten", () => {
  expect(() => formatResults([], "# Results")).toThrow("RESULTS.md lacks the lines");
});
