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
  const { move, open, last } = rangeBarLines(tickerRange(ticker));
  // Lines, not rectangles or paths: where a line ends is no style, so that the browser needs not work out any when one moves.
  // The line from low to high is a background.
  return (
    <svg className="pk-RangeBar" viewBox="0 -4 100 8" preserveAspectRatio="none" role="img" aria-label={label}>
      <line data-part="move" {...move} />
      <line data-part="open" {...open} y1="-3" y2="3" />
      <line data-part="last" {...last} y1="-4" y2="4" />
    </svg>
  );
}

/** Where the bar's lines begin and end, in hundredths of its width. Off the bar where there is no range. */
export function rangeBarLines(range: TickerRange | undefined) {
  if (!range) return { move: off, open: off, last: off };
  const [open, last] = [place(range.open), place(range.last)];
  return { move: { x1: open, x2: last }, open: { x1: open, x2: open }, last: { x1: last, x2: last } };
}

const off = { x1: -9, x2: -9 };

/** Leaves room at either end for half a mark. */
function place(share: number): number {
  return Math.round(15 + share * 970) / 10;
}
