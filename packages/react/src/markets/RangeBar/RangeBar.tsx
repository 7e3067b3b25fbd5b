"use client";

import type { Ticker } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { type TickerRange, tickerRange } from "../tickerRange.ts";

export interface RangeBarProps {
  readonly ticker: Pick<Ticker, "open" | "last" | "low" | "high" | "price_change">;
  /** What it shows in words. */
  readonly label: string;
}

/** The day's prices on a line from low to high: the way from open to last, and a mark at each. */
export function RangeBar({ ticker, label }: RangeBarProps): ReactElement {
  const places = rangeBarPlaces(tickerRange(ticker));
  return (
    <svg className="pk-RangeBar" viewBox="0 0 100 8" preserveAspectRatio="none" role="img" aria-label={label}>
      <rect data-part="track" x="0" y="3" width="100" height="2" />
      <rect data-part="move" x={places.move.x} y="3" width={places.move.width} height="2" />
      <rect data-part="open" x={places.open} y="1" width="1" height="6" />
      <rect data-part="last" x={places.last} y="0" width="3" height="8" />
    </svg>
  );
}

/** Where the bar's pieces stand, in hundredths of its width. Off the bar where there is no range. */
export function rangeBarPlaces(range: TickerRange | undefined) {
  if (!range) return { move: { x: 0, width: 0 }, open: -9, last: -9 };
  const [open, last] = [round(range.open * 99), round(range.last * 97)];
  const [from, to] = [open + 0.5, last + 1.5];
  return { move: { x: Math.min(from, to), width: round(Math.abs(to - from)) }, open, last };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
