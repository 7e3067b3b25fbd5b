import type { Ticker } from "@partner-kit/contract";
import { subtractDecimals } from "../format/addDecimals.ts";
import { formatDecimal } from "../format/formatDecimal.ts";
import { formatPercent } from "../format/formatPercent.ts";
import { fillText } from "../text/fillText.ts";
import { tickerRange } from "./tickerRange.ts";

/**
 * The columns of the ticker table, in the order they stand. The header, the rows, the writing of ticks, the sorting and the
 * widths are all derived from this table. A column's header message has the column's name.
 */
export const tickerColumnTable = {
  pair: { shape: "name", align: "start", firstSort: "ascending", skeleton: "medium" },
  last: figure({ fields: ["last"], format: { decimals: "price" }, isMain: true, isTinted: true, skeleton: "medium" }),
  changePercent: figure({
    fields: ["price_change_percent", "price_change"],
    format: { decimals: 2, sign: "always", isPercent: true },
    isMain: true,
    hasDirection: true,
  }),
  change: figure({ fields: ["price_change"], format: { decimals: "price", sign: "always" } }),
  low: figure({ fields: ["low"], format: { decimals: "price" } }),
  range: {
    shape: "range",
    align: "center",
    firstSort: "descending",
    hasDirection: true,
    fields: ["low", "open", "last", "high", "price_change", "price_change_percent"],
    value: (ticker) => tickerRange(ticker)?.last.toFixed(6),
    text: ({ ticker, digits, locale, rangeLabel }) => {
      const write = (value: string) => formatDecimal({ value, locale, minimumFractionDigits: digits });
      const { low, open, last, high } = ticker;
      return fillText(rangeLabel, { low: write(low), open: write(open), last: write(last), high: write(high) });
    },
  },
  high: figure({ fields: ["high"], format: { decimals: "price" } }),
  bid: figure({ fields: ["best_bid"], format: { decimals: "price" } }),
  ask: figure({ fields: ["best_ask"], format: { decimals: "price" } }),
  spread: figure({
    fields: ["best_bid", "best_ask"],
    compute: ({ best_bid, best_ask }) => subtractDecimals(best_ask, best_bid) ?? "",
    format: { decimals: "price", sign: "negative" },
  }),
  volume: figure({ fields: ["volume"], format: { decimals: 0 } }),
  volumeQuote: figure({ fields: ["volume_quote"], format: { decimals: 0 } }),
} satisfies Record<string, NameColumn | NumberColumn | RangeColumn>;

export type TickerColumn = keyof typeof tickerColumnTable;

/** The columns of the ticker table, in the order they stand. Each can be sorted by. */
export const tickerColumns: readonly TickerColumn[] = Object.keys(tickerColumnTable).filter(isTickerColumn);

function isTickerColumn(name: string): name is TickerColumn {
  return Object.hasOwn(tickerColumnTable, name);
}

export type SortDirection = "ascending" | "descending";

/** The pair, which heads its row. Rows are sorted by it as text. */
export interface NameColumn {
  readonly shape: "name";
  readonly align: "start";
  readonly firstSort: "ascending";
  readonly skeleton: "medium";
}

/** One figure. */
export interface NumberColumn extends Written {
  readonly shape: "number";
  /** The first holds the figure, unless it is computed. */
  readonly fields: readonly [TickerField, ...TickerField[]];
  /** By the last digit, whichever way the page runs. */
  readonly align: "number";
  readonly format: FigureFormat;
  /** Whether the figure is computed, and not a field of the entry. */
  readonly isComputed: boolean;
  readonly value: (ticker: Ticker) => string;
  readonly text: (parameters: FigureTextParameters) => string;
  /** On the first line of a card, without a label. */
  readonly isMain: boolean;
  /** Is tinted for a moment when it moves. */
  readonly isTinted: boolean;
  readonly skeleton: "short" | "medium";
}

/** A drawing of the day's range. Its text is what screen readers read in place of the drawing. */
export interface RangeColumn extends Written {
  readonly shape: "range";
  readonly align: "center";
  readonly text: (parameters: FigureTextParameters & { readonly rangeLabel: string }) => string;
}

/** A column whose cells show the ticker entry. */
interface Written {
  /** Shows the direction of the day: by its color, and a figure by an arrow. */
  readonly hasDirection: boolean;
  readonly firstSort: "descending";
  /** The fields of the entry that a cell shows. A tick writes the cell if one of them changed. */
  readonly fields: readonly TickerField[];
  /** The decimal string to sort by. Without it a row comes last. */
  readonly value: (ticker: Ticker) => string | undefined;
}

/** A documented field of a ticker entry. */
export type TickerField = keyof { [TKey in keyof Ticker as string extends TKey ? never : TKey]: Ticker[TKey] };

export interface FigureFormat {
  /** The fewest digits after the point. `price`: as many as the pair's prices have. */
  readonly decimals: number | "price";
  /** Which figures have a sign. Default: none can, because prices and volumes are not negative. */
  readonly sign?: "negative" | "always";
  readonly isPercent?: true;
}

export interface FigureTextParameters {
  readonly ticker: Ticker;
  /** Digits after the point of this pair's prices. */
  readonly digits: number;
  /** BCP 47. */
  readonly locale: string;
}

type NumberParameters = Pick<NumberColumn, "fields" | "format"> &
  Partial<Pick<NumberColumn, "isMain" | "hasDirection" | "isTinted" | "skeleton">> & {
    readonly compute?: (ticker: Ticker) => string;
  };

function figure({ compute, ...column }: NumberParameters): NumberColumn {
  const { fields, format } = column;
  const value = compute ?? ((ticker: Ticker) => ticker[fields[0]]);
  return {
    shape: "number",
    align: "number",
    firstSort: "descending",
    isComputed: compute !== undefined,
    value,
    text: ({ ticker, digits, locale }) => {
      if (format.isPercent) return formatPercent({ value: value(ticker), locale });
      const minimumFractionDigits = format.decimals === "price" ? digits : format.decimals;
      const sign = format.sign === "always" ? "always" : "auto";
      return formatDecimal({ value: value(ticker), locale, minimumFractionDigits, sign });
    },
    hasDirection: false,
    isMain: false,
    isTinted: false,
    skeleton: "short",
    ...column,
  };
}
