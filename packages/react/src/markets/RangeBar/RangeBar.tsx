"use client";

import type { Ticker } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { tickerRange } from "../tickerRange.ts";

export interface RangeBarProps {
  readonly ticker: Pick<Ticker, "open" | "last" | "low" | "high">;
  /** What it shows in words. */
  readonly label: string;
}

/** The day's prices on a line from low to high: the way from open to last, and a mark at each. */
export function RangeBar({ ticker, label }: RangeBarProps): ReactElement {
  const { move, open, last } = linesOf(ticker);
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

/** Writes new prices into a bar that is in the page, without rendering. */
export function writeRangeBar(bar: Element | null, { ticker, label }: RangeBarProps): void {
  bar?.setAttribute("aria-label", label);
  const { move, open, last } = linesOf(ticker);
  for (const [index, ends] of [move, open, last].entries()) {
    for (const [name, value] of Object.entries(ends)) {
      const line = bar?.children[index];
      if (line?.getAttribute(name) !== String(value)) line?.setAttribute(name, String(value));
    }
  }
}

/** The line alone, while its prices are loading. */
export function RangeBarSkeleton(): ReactElement {
  return <span className="pk-RangeBar" />;
}

/** Where the bar's lines begin and end, in hundredths of its width. Off the bar if there is no range. */
function linesOf(ticker: RangeBarProps["ticker"]) {
  const range = tickerRange(ticker);
  if (!range) return { move: off, open: off, last: off };
  const [open, last] = [place(range.open), place(range.last)];
  return { move: { x1: open, x2: last }, open: { x1: open, x2: open }, last: { x1: last, x2: last } };
}

const off = { x1: -9, x2: -9 };

/** Leaves room at either end for half a mark. */
function place(share: number): number {
  return Math.round(15 + share * 970) / 10;
}
