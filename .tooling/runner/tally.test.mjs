import { expect, test } from "vitest";
import { addTallies, formatTally, readTally } from "./tally.mjs";

test("default: a step is one check, by its exit code", () => {
  expect(readTally({ exitCode: 0, output: "7 passed, 3 failed\n" })).toEqual({ passed: 1, failed: 0 });
  expect(readTally({ exitCode: 2, output: "" })).toEqual({ passed: 0, failed: 1 });
  expect(readTally({ exitCode: null, output: "" })).toEqual({ passed: 0, failed: 1 });
});

test.each([
  ["counts as it says", 0, "noise\n12 passed, 0 failed\n", { passed: 12, failed: 0 }],
  ["counts its failures", 1, "12 passed, 3 failed\n", { passed: 12, failed: 3 }],
  ["takes the last line of that form", 0, "1 passed, 1 failed\nnoise\n2 passed, 0 failed\n", { passed: 2, failed: 0 }],
  ["failed by its exit code alone is a failure", 1, "12 passed, 0 failed\n", { passed: 12, failed: 1 }],
  ["that crashed before counting is a failure", 1, "Error: no such file\n", { passed: 0, failed: 1 }],
  ["that says nothing is a failure, even if it exits well", 0, "", { passed: 0, failed: 1 }],
  ["that looked at nothing is a failure", 0, "0 passed, 0 failed\n", { passed: 0, failed: 1 }],
  ["does not take a line that only contains the form", 0, "12 passed, 0 failed (12)\n", { passed: 0, failed: 1 }],
])("parameters: counts: a step %s", (_, exitCode, output, expected) => {
  expect(readTally({ counts: true, exitCode, output })).toEqual(expected);
});

test("default: tallies add up and read as one line", () => {
  const tallies = [
    { passed: 2, failed: 1 },
    { passed: 3, failed: 0 },
  ];
  expect(formatTally(addTallies(tallies))).toBe("5 passed, 1 failed");
  expect(formatTally(addTallies([]))).toBe("0 passed, 0 failed");
});
