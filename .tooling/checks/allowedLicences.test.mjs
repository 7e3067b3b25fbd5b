import { expect, test } from "vitest";
import { findRefused } from "./allowedLicences.mjs";

const versions = ["1.0.0"];

test("default: finds packages without an allowed licence", () => {
  expect(findRefused({ MIT: [{ name: "zod", versions }], "GPL-3.0-only": [{ name: "readline", versions }] })).toEqual([
    'readline@1.0.0: the licence "GPL-3.0-only" is not allowed',
  ]);
});

test.each(["MIT AND ISC AND BSD-3-Clause", "(MIT OR GPL-2.0-only)", "Apache-2.0"])(
  "behaviour: %s is allowed",
  (licence) => {
    expect(findRefused({ [licence]: [{ name: "a", versions }] })).toEqual([]);
  },
);

test.each([
  "MIT AND GPL-2.0-only",
  "AGPL-3.0-or-later",
  "SSPL-1.0",
  "Unknown",
  "SEE LICENSE IN LICENSE.md",
  "UNLICENSED",
])("behaviour: %s is refused", (licence) => {
  expect(findRefused({ [licence]: [{ name: "a", versions }] })).toHaveLength(1);
});
