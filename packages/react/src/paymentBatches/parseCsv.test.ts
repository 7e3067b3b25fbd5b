// @vitest-environment node
import { expect, test } from "vitest";
import { parseCsv, writeRecord } from "./parseCsv.ts";

const cellsOf = (text: string) => parseCsv(text).records.map(({ cells }) => cells);

test("default: keeps the line, the text and the values of each record", () => {
  const text = "recipient,amount\r\nEko Cold Chain , 100.00\r\n\r\nKano,2";
  const { delimiter, records } = parseCsv(text);
  expect(delimiter).toBe(",");
  expect(records.map(({ line, raw, cells }) => [line, raw, cells])).toEqual([
    [1, "recipient,amount", ["recipient", "amount"]],
    [2, "Eko Cold Chain , 100.00", ["Eko Cold Chain", "100.00"]],
    [4, "Kano,2", ["Kano", "2"]],
  ]);
  for (const { start, end, raw } of records) expect(text.slice(start, end)).toBe(raw);
});

test.each([
  ["Kano;1500,00;NGN", ["Kano", "1500,00", "NGN"]],
  ["Kano\t1,5;2\tNGN", ["Kano", "1,5;2", "NGN"]],
  ['"OTC desk; Dubai",5,USDT', ["OTC desk; Dubai", "5", "USDT"]],
  ['"OTC desk, Dubai";5;USDT', ["OTC desk, Dubai", "5", "USDT"]],
])("behaviour: the first record of %j shows the delimiter", (text, cells) => {
  expect(cellsOf(text)).toEqual([cells]);
});

test.each([
  ['"say ""yes""",1', ['say "yes"', "1"]],
  ['"",1', ["", "1"]],
  ['5" pipes,1', ['5" pipes', "1"]],
  ["\uFEFFname,1", ["name", "1"]],
])("behaviour: the quotation marks and the byte order mark of %j", (text, cells) => {
  expect(cellsOf(text)).toEqual([cells]);
});

test("behaviour: a value with a line break, and the lines after it", () => {
  const { records } = parseCsv('"Kano\nTraders",1\rEko,2\n');
  expect(records.map(({ line, cells }) => [line, cells])).toEqual([
    [1, ["Kano\nTraders", "1"]],
    [3, ["Eko", "2"]],
  ]);
});

test("behaviour: a missing quotation mark breaks only its own line", () => {
  const { records } = parseCsv('"Kano,1,NGN\nEko,2,NGN');
  expect(records.map(({ isBroken, raw }) => [isBroken, raw])).toEqual([
    [true, '"Kano,1,NGN'],
    [false, "Eko,2,NGN"],
  ]);
});

test.each([
  // Regression: the missing mark was found in the next line, and three payments became one record.
  ['"Kano,1,NGN\n"OTC desk, Dubai",5,USDT\nEko,2,NGN', [true, false, false]],
  ['Kano,"1,NGN\nEko,2,NGN\nLekki,"3",NGN', [true, false, false]],
  ['"Kano" Traders,1,NGN\nEko,2,NGN', [true, false]],
  ['"Kano" ,1,NGN\nEko,2,NGN', [false, false]],
  ['"Kano"', [false]],
])("behaviour: a quotation mark ends a value only before its end: %j", (text, areBroken) => {
  expect(parseCsv(text).records.map(({ isBroken }) => isBroken)).toEqual(areBroken);
});

test("behaviour: records without content are left out", () => {
  expect(cellsOf(" \n;;;\nKano;1\n;\n")).toEqual([["Kano", "1"]]);
  expect(cellsOf("")).toEqual([]);
});

test("writeRecord: quotes what needs it", () => {
  const cells = ["OTC desk, Dubai", 'say "yes"', "a;b", "plain"];
  expect(cellsOf(writeRecord(cells, ","))).toEqual([cells]);
  expect(writeRecord(cells, ";")).toBe('"OTC desk, Dubai";"say ""yes""";"a;b";plain');
});
