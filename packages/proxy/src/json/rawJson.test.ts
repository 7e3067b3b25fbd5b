import { expect, test } from "vitest";
import { nestingOf, readRawMember } from "./rawJson.ts";

test.each([
  ['{"data":{"amount": 12345678901234567890.10}}', '{"amount": 12345678901234567890.10}'],
  ['{"id":"a","data":[1,{"data":2}],"more":null}', '[1,{"data":2}]'],
  ['{ "data" : "a\\"},{" }', '"a\\"},{"'],
  ['{"data":1,"d\\u0061ta":2}', "2"],
  ['{"more":{"data":1}}', undefined],
  ['{\n  "a": [],\n  "data": {\n    "b": 1\n  }\n}', '{\n    "b": 1\n  }'],
  ['{"a":{"data":1},"b":[{"data":2},"data"],"data":false}', "false"],
  ['{"\\"data":1,"data":3}', "3"],
  ["[1]", undefined],
  ["{}", undefined],
])("readRawMember: %s", (text, raw) => {
  expect(readRawMember(text, "data")).toBe(raw);
});

test.each([
  ["1", 0],
  ["{}", 1],
  ['{"a":[[1],{"b":[]}]}', 4],
  ['{"a":"[[[[{{\\"[["}', 1],
  ["[".repeat(200_000) + "]".repeat(200_000), 200_000],
])("nestingOf: %#", (text, depth) => {
  expect(nestingOf(new TextEncoder().encode(text))).toBe(depth);
});
