"use client";

import type { Ticker } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { tickerRange } from "../tickerRange.ts";

export interface RangeBarProps {
  readonly ticker: Pick<Ticker, "open" | "last" | "low" | "high">;
  /** Describes the bar for screen readers. */
  readonly label: string;
}

/** The day's price range from low to high, with a mark at open, a dot at last and a line between them. From left to right in both writing directions, as charts. */
export function RangeBar({ ticker, label }: RangeBarProps): ReactElement {
  const { move, open, last } = linesOf(ticker);
  // Moving the ends of a `line` costs no style recalculation, unlike a `rect` or a `path`. The line from low to high is a
  // background.
  return (
    <svg className="pk-RangeBar" viewBox="0 -4 100 8" preserveAspectRatio="none" role="img" aria-label={label}>
      <line data-part="move" {...move} />
      {/* Longer than the dot, which may lie on it. */}
      <line data-part="open" {...open} y1="-6" y2="6" />
      {/* A line without length is a dot, because its ends are round. */}
      <line data-part="last" {...last} />
    </svg>
  );
}

/** Writes new prices into a mounted bar without rendering. */
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

/** The bar without marks, while prices load. */
export function RangeBarSkeleton(): ReactElement {
  return <span className="pk-RangeBar" />;
}

/** Start and end of the lines in percent of the bar's width. Outside the bar if the entry has no range. */
function linesOf(ticker: RangeBarProps["ticker"]) {
  const range = tickerRange(ticker);
  if (!range) return { move: off, open: off, last: off };
  const [open, last] = [toPercent(range.open), toPercent(range.last)];
  return { move: { x1: open, x2: last }, open: { x1: open, x2: open }, last: { x1: last, x2: last } };
}

const off = { x1: -9, x2: -9 };

/** Position of the mark at open in percent of the bar's width. The middle if the entry has no range. */
export function openPercent(ticker: RangeBarProps["ticker"]): number {
  const range = tickerRange(ticker);
  return range ? toPercent(range.open) : 50;
}

/** Leaves room for half a mark at either end. */
function toPercent(share: number): number {
  return Math.round(15 + share * 970) / 10;
}
