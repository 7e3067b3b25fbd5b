import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { byteLength, maxBytes } from "./bytes.ts";
import { readIssues } from "./issues.ts";

describe("byteLength", () => {
  test.each([
    ["", 0],
    ["a", 1],
    ["₦", 3],
    ["😀", 4],
    ["e\u0301", 3],
  ])("default: %s", (text, length) => expect(byteLength(text)).toBe(length));
});

describe("maxBytes", () => {
  const schema = z.string().check(maxBytes(6));

  test("behaviour: counts bytes, not characters", () => {
    expect(schema.safeParse("₦₦").success).toBe(true);
    const { error } = schema.safeParse("₦₦!");
    expect(error && readIssues(error)).toEqual([{ path: [], message: "at most 6 bytes" }]);
  });
});
