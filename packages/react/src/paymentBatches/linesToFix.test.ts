// @vitest-environment node
import { expect, test } from "vitest";
import { checkPayments } from "./checkPayments.ts";
import { listLinesToFix, removeLines, replaceLines } from "./linesToFix.ts";

// Without recipients, every line is wrong.
const check = (text: string) => checkPayments({ text, recipients: [] });
const list = (text: string, ...corrected: number[]) =>
  listLinesToFix(text, check(text), new Map(corrected.map((one) => [one, 1]))).map(({ line, raw, status }) => [
    line,
    raw,
    status,
  ]);

const text = "Kano,1,NGN\r\n\r\nRent,2,NGN\r\nEko,3,NGN";

test("default: lists wrong lines with their text", () => {
  expect(list(text)).toEqual([
    [1, "Kano,1,NGN", "faulty"],
    [3, "Rent,2,NGN", "faulty"],
    [4, "Eko,3,NGN", "faulty"],
  ]);
});

test("behaviour: a corrected line stays, even if nothing is left of it", () => {
  const heading = "recipient,amount,currency\n";
  expect(list(`${heading}\nRent,2,NGN`, 1, 2)).toEqual([
    [1, "recipient,amount,currency", "fixed"],
    [2, "", "empty"],
    [3, "Rent,2,NGN", "faulty"],
  ]);
});

test("replaceLines: replaces only that line, and adds none", () => {
  expect(replaceLines(text, { line: 3, count: 1 }, "Lekki,2,\nNGN")).toBe(
    "Kano,1,NGN\r\n\r\nLekki,2, NGN\r\nEko,3,NGN",
  );
  expect(replaceLines(text, { line: 2, count: 1 }, "x")).toBe("Kano,1,NGN\r\nx\r\nRent,2,NGN\r\nEko,3,NGN");
  expect(replaceLines("\uFEFFKano,1", { line: 1, count: 1 }, "x")).toBe("\uFEFFx");
});

test("replaceLines: keeps the line breaks of a value that had some", () => {
  expect(list('"Kano\nTraders",1,NGN\nEko,2,NGN')[0]).toEqual([1, '"Kano\nTraders",1,NGN', "faulty"]);
  expect(replaceLines('"Kano\nTraders",1\nEko,2', { line: 1, count: 2 }, '"Kano\nGrain",1')).toBe(
    '"Kano\nGrain",1\nEko,2',
  );
});

test("behaviour: a line that is corrected never shows or replaces later lines", () => {
  // Regression: the quotation mark that was just typed ends at the one in the next line.
  const half = '"Kano,1,NGN\nPipes 5",2,NGN\nEko,3,NGN';
  expect(list(half, 1)[0]).toEqual([1, '"Kano,1,NGN', "faulty"]);
  expect(replaceLines(half, { line: 1, count: 1 }, '"Kano",1,NGN')).toBe('"Kano",1,NGN\nPipes 5",2,NGN\nEko,3,NGN');
});

test("removeLines: removes the line and its line break", () => {
  expect(removeLines(text, { line: 3, count: 1 })).toBe("Kano,1,NGN\r\n\r\nEko,3,NGN");
  expect(removeLines(text, { line: 4, count: 1 })).toBe("Kano,1,NGN\r\n\r\nRent,2,NGN\r\n");
});
