import type { Ticker } from "@partner-kit/contract";
import { formatDecimal } from "../format/formatDecimal.ts";
import { formatPercent } from "../format/formatPercent.ts";
import { type FigureColumn, tickerFigure } from "./tickerFigure.ts";

export interface TickerCellTextParameters {
  readonly ticker: Ticker;
  readonly column: FigureColumn;
  /** Digits after the point of this pair's prices. */
  readonly digits: number;
  /** BCP 47. */
  readonly locale: string;
}

/** What stands in a cell. */
export function tickerCellText({ ticker, column, digits, locale }: TickerCellTextParameters): string {
  const value = tickerFigure(ticker, column);
  switch (column) {
    case "changePercent":
      return formatPercent({ value, locale });
    case "change":
      return formatDecimal({ value, locale, minimumFractionDigits: digits, sign: "always" });
    case "volume":
    case "volumeQuote":
      return formatDecimal({ value, locale });
    default:
      return formatDecimal({ value, locale, minimumFractionDigits: digits });
  }
}
