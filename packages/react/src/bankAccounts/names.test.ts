// @vitest-environment node
import { expect, test } from "vitest";
import { cleanAccountNumber } from "./cleanAccountNumber.ts";
import { compareNames } from "./compareNames.ts";

test.each([
  ["2034 8765-09", "2034876509"],
  ["\u200b203.487/6509\n", "2034876509"],
  ["２０３４８７６５０９", "2034876509"],
  ["٢٠٣٤٨٧٦٥٠٩", "2034876509"],
  ["२०३४८७६५०९", "2034876509"],
  ["20348765O9", "20348765O9"],
  ["", ""],
])("default: cleanAccountNumber %o", (text, number) => expect(cleanAccountNumber(text)).toBe(number));

test.each([
  ["Chioma Ibrahim", "IBRAHIM CHIOMA EFE", "matches"],
  ["Mrs. Chioma E. Ibrahim", "IBRAHIM CHIOMA EFE", "matches"],
  ["Ọládàpọ̀ Ventures Ltd", "OLADAPO VENTURES LIMITED", "matches"],
  ["Salt & Pepper", "SALT AND PEPPER", "matches"],
  ["Chioma Ibrahim", "IBRAHIM KEHINDE", "differs"],
  ["Efe Efe", "IBRAHIM CHIOMA EFE", "differs"],
  ["Kano Grain Traders", "KANO STEEL TRADERS LIMITED", "differs"],
  [" - ", "IBRAHIM CHIOMA EFE", "nothingExpected"],
])("default: compareNames %o with %o: %s", (expected, actual, match) =>
  expect(compareNames({ expected, actual })).toBe(match),
);
