import { expect, test } from "vitest";
import { defaultTickerColumns } from "../tickerColumnTable.ts";
import { leftOutColumns } from "./leftOutColumns.ts";

const all = { columns: defaultTickerColumns, sorted: undefined, widthOf: () => 100 };

test("default: all columns show if they fit", () => {
  expect(leftOutColumns({ ...all, excess: 0 })).toEqual([]);
});

test("behaviour: bid and ask give way together, then one column at a time", () => {
  expect(leftOutColumns({ ...all, excess: 1 })).toEqual(["bid", "ask"]);
  expect(leftOutColumns({ ...all, excess: 201 })).toEqual(["bid", "ask", "spread"]);
  expect(leftOutColumns({ ...all, excess: 9999 })).toEqual(["bid", "ask", "spread", "volumeQuote", "trend"]);
});

test("parameters: the column that sorts stays", () => {
  expect(leftOutColumns({ ...all, sorted: "ask", excess: 150 })).toEqual(["bid", "spread"]);
});

test("parameters: columns that somebody chose all show, and the table scrolls", () => {
  expect(leftOutColumns({ ...all, columns: ["pair", "bid", "ask"], excess: 150 })).toEqual([]);
});
