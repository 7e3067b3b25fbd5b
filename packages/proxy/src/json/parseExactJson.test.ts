import { expect, test } from "vitest";
import { parseExactJson } from "./parseExactJson.ts";

test.each([
  ["12345678901234567890.10", "12345678901234567890.10"],
  ["-0.12345678901234567", "-0.12345678901234567"],
  ["9007199254740993", "9007199254740993"],
  ["1e400", "1e400"],
  ["1E-400", "1E-400"],
  ["9007199254740992", 9_007_199_254_740_992],
  ["1000.50", 1000.5],
  ["1000000000000000000000", 1e21],
  ["0.000000000000000000001", 1e-21],
  ["15e-1", 1.5],
  ["0.1", 0.1],
  ["0.0000000000000000", 0],
])("default: %s", (text, value) => {
  expect(parseExactJson(text)).toBe(value);
  expect(parseExactJson(`{"amounts":[${text}, {"amount":${text}}]}`)).toEqual({ amounts: [value, { amount: value }] });
});

test("behaviour: digits in strings and keys are unchanged", () => {
  const value = { "12345678901234567890.10": 'say "12345678901234567890.10\\', id: "evt_00000000000000000000" };
  expect(parseExactJson(JSON.stringify(value))).toEqual(value);
});

test.each([
  "null",
  '"a"',
  '[1,-2.5e3,{"a":[true,{}]}]',
  ' { "\\u0031\\n" : [ 0 , "1e5" ] } ',
  '"\\ud800 1234567890123456"',
])("behaviour: parses %s like JSON.parse", (text) => {
  expect(parseExactJson(text)).toEqual(JSON.parse(text));
});

test("behaviour: text that is not JSON throws", () => {
  expect(() => parseExactJson("12345678901234567890.10.1")).toThrow(SyntaxError);
});

test("behaviour: a number of a million digits is parsed in linear time", () => {
  const zeros = `1${"0".repeat(500_000)}1${"0".repeat(500_000)}1`;
  expect(parseExactJson(`[${zeros}]`)).toEqual([zeros]);
});
