import { expect, test } from "vitest";
import { StoreError } from "../store/StoreError.ts";
import { describeError, errorCodeOf } from "./describeError.ts";

test.each([
  [new StoreError("unreachable"), "unreachable"],
  [Object.assign(new Error("no"), { code: "ECONNREFUSED" }), "ECONNREFUSED"],
  [new TypeError("no"), "TypeError"],
  [Object.assign(new Error("no"), { code: "of ada@example.com" }), "unknown"],
  ["no", "unknown"],
])("default: %o is %s", (error, code) => {
  expect(errorCodeOf(error)).toBe(code);
});

test("behaviour: the description contains the source location", async () => {
  const fail = async () => {
    await Promise.resolve();
    throw new TypeError("of ada");
  };
  const error: unknown = await fail().catch((reason: unknown) => reason);
  expect(describeError(error)).toEqual({
    reason: "TypeError",
    at: expect.stringMatching(/^\S*describeError\.test\.ts:\d+:\d+$/),
  });
});

test.each([
  ["a message whose lines look like calls", new Error("of\n    at ada (file:///ada.js:1:2)")],
  ["a message that changed", Object.assign(new Error("of\n    at ada (file:///ada.js:1:2)"), { message: "other" })],
  ["no stack", Object.assign(new Error("of ada"), { stack: undefined })],
  ["a value that is not an error", { message: "of ada", stack: "of ada\n    at ada:1:2" }],
])("behaviour: the description contains nothing from %s", (_, error) => {
  expect(JSON.stringify(describeError(error))).not.toContain("ada");
});
