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
  const { move, open, last } = rangeBarPaths(tickerRange(ticker));
  // Lines, not rectangles: where a line ends is no style, so that the browser needs not work out any when one moves.
  // The line from low to high is a background.
  return (
    <svg className="pk-RangeBar" viewBox="0 0 100 8" preserveAspectRatio="none" role="img" aria-label={label}>
      <path data-part="move" d={move} />
      <path data-part="open" d={open} />
      <path data-part="last" d={last} />
    </svg>
  );
}

/** The bar's lines as paths, in hundredths of its width and eighths of its height. Empty where there is no range. */
export function rangeBarPaths(range: TickerRange | undefined) {
  if (!range) return { move: "", open: "", last: "" };
  const [open, last] = [place(range.open), place(range.last)];
  return { move: `M${open} 4H${last}`, open: `M${open} 1v6`, last: `M${last} 0v8` };
}

/** Leaves room at either end for half a mark. */
function place(share: number): number {
  return Math.round(15 + share * 970) / 10;
}
