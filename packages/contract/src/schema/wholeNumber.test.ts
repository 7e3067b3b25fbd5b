import { expect, test } from "vitest";
import { wholeNumber } from "./wholeNumber.ts";

const schema = wholeNumber({ minimum: 0, maximum: 1000 });

test.each([0, 7, 1000])("default: %s, as a number and as digits", (value) => {
  expect(schema.parse(value)).toBe(value);
  expect(schema.parse(`${value}`)).toBe(value);
});

test.each([-1, 1001, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("behaviour: rejects %s", (value) => {
  expect(schema.safeParse(value).success).toBe(false);
});

test.each(["", " 1", "1 ", "+1", "-0", "01", "1e2", "0x1", "1.0", "99999999999999999", "one"])(
  "behaviour: rejects the text %o",
  (value) => expect(schema.safeParse(value).success).toBe(false),
);
