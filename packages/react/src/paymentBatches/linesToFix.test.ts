// @vitest-environment node
import { expect, test } from "vitest";
import { checkPayments } from "./checkPayments.ts";
import { listLinesToFix, removeLine, replaceLine } from "./linesToFix.ts";

// Without recipients, every line is wrong.
const check = (text: string) => checkPayments({ text, recipients: [] });
const list = (text: string, ...corrected: number[]) =>
  listLinesToFix(text, check(text), new Set(corrected)).map(({ line, raw, status }) => [line, raw, status]);

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

test("replaceLine: replaces only that line, and adds none", () => {
  expect(replaceLine(text, check(text), 3, "Lekki,2,\nNGN")).toBe("Kano,1,NGN\r\n\r\nLekki,2, NGN\r\nEko,3,NGN");
  expect(replaceLine(text, check(text), 2, "x")).toBe("Kano,1,NGN\r\nx\r\nRent,2,NGN\r\nEko,3,NGN");
});

test("removeLine: removes the line and its line break", () => {
  expect(removeLine(text, check(text), 3)).toBe("Kano,1,NGN\r\n\r\nEko,3,NGN");
  expect(removeLine(text, check(text), 4)).toBe("Kano,1,NGN\r\n\r\nRent,2,NGN\r\n");
});
