import { expect, test } from "vitest";
import { addTallies, formatTally, readTally } from "./tally.mjs";

test("default: a step is one check, by its exit code", () => {
  expect(readTally({ exitCode: 0, output: "7 passed, 3 failed\n" })).toEqual({ passed: 1, failed: 0 });
  expect(readTally({ exitCode: 2, output: "" })).toEqual({ passed: 0, failed: 1 });
  expect(readTally({ exitCode: null, output: "" })).toEqual({ passed: 0, failed: 1 });
});

test.each([
  ["reports its count", 0, "noise\n12 passed, 0 failed\n", { passed: 12, failed: 0 }],
  ["reports its failures", 1, "12 passed, 3 failed\n", { passed: 12, failed: 3 }],
  [
    "reports several counts, the last of which applies",
    0,
    "1 passed, 1 failed\nnoise\n2 passed, 0 failed\n",
    { passed: 2, failed: 0 },
  ],
  ["exits with 1 but reports no failure, which is a failure", 1, "12 passed, 0 failed\n", { passed: 12, failed: 1 }],
  ["crashes before its count, which is a failure", 1, "Error: no such file\n", { passed: 0, failed: 1 }],
  ["prints nothing and exits with 0, which is a failure", 0, "", { passed: 0, failed: 1 }],
  ["reports a count of zero, which is a failure", 0, "0 passed, 0 failed\n", { passed: 0, failed: 1 }],
  ["prints a count with other text, which is a failure", 0, "12 passed, 0 failed (12)\n", { passed: 0, failed: 1 }],
])("parameters: counts: a step %s", (_, exitCode, output, expected) => {
  expect(readTally({ counts: true, exitCode, output })).toEqual(expected);
});

test("default: adds up tallies and formats them as one line", () => {
  const tallies = [
    { passed: 2, failed: 1 },
    { passed: 3, failed: 0 },
  ];
  expect(formatTally(addTallies(tallies))).toBe("5 passed, 1 failed");
  expect(formatTally(addTallies([]))).toBe("0 passed, 0 failed");
});
