import { expect, test } from "vitest";
import { writeTickerCsv } from "./useTickerTable.ts";

const ticker = {
  pair_id: "BTC-USD",
  last: "67000.10",
  open: "66000",
  high: "68000",
  low: "65000",
  price_change: "-1000.10",
  price_change_percent: "+1.5",
  best_bid: "67000",
  best_ask: "67001",
  volume: "12",
  volume_quote: "804000",
  timestamp: "2026-03-02T09:00:00Z",
};

function writeRow(pairId: string): string | undefined {
  return writeTickerCsv([{ ...ticker, pair_id: pairId }]).split("\r\n")[1];
}

test("default", () => {
  expect(writeRow("BTC-USD")).toBe(
    "BTC-USD,67000.10,66000,68000,65000,-1000.10,+1.5,67000,67001,12,804000,2026-03-02T09:00:00Z",
  );
});

test.each(["=1+1", "@SUM(A1)", "\t=1+1", "-1+cmd|' /C calc'!A0", "+A1"])(
  "behaviour: the cell %j, which starts like a formula, is text",
  (cell) => {
    expect(writeRow(cell)).toMatch(/^"?'/);
  },
);

// Where numbers have a decimal comma, spreadsheets separate cells by semicolons.
test.each(["x;=1+1", "x;@SUM(A1)", "x\t=1+1", "x\n=1+1"])("behaviour: a part of %j is no formula either", (cell) => {
  expect(writeRow(cell)).toMatch(/^"?x[;\t\n]'/);
});

test("behaviour: a comma, a quotation mark and a line break stay in their cell", () => {
  expect(writeRow('a,"b"')).toMatch(/^"a,""b""",67000\.10,/);
});
