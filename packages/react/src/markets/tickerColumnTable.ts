import type { Ticker } from "@partner-kit/contract";
import { formatCompact } from "../format/formatCompact.ts";
import { formatDecimal } from "../format/formatDecimal.ts";
import { formatPercent } from "../format/formatPercent.ts";
import { fillText } from "../text/fillText.ts";
import { spreadShare } from "./spreadShare.ts";
import { tickerRange } from "./tickerRange.ts";

/**
 * The columns of the ticker table, in display order. Header, rows, live updates, sorting and widths all derive from it. A
 * column's header message has the column's name.
 */
export const tickerColumnTable = {
  pair: { shape: "name", align: "start", firstSort: "ascending", skeleton: "medium" },
  last: numberColumn({
    fields: ["last"],
    format: { decimals: "price" },
    isMain: true,
    isTinted: true,
    skeleton: "medium",
  }),
  changePercent: numberColumn({
    fields: ["price_change_percent", "price_change"],
    format: { decimals: 2, sign: "always", isPercent: true },
    isMain: true,
    hasDirection: true,
  }),
  trend: {
    shape: "trend",
    align: "start",
    firstSort: "descending",
    hasDirection: true,
    fields: ["price_change_percent", "price_change"],
    value: ({ price_change_percent }) => price_change_percent,
  },
  bid: numberColumn({ fields: ["best_bid"], format: { decimals: "price" } }),
  ask: numberColumn({ fields: ["best_ask"], format: { decimals: "price" } }),
  spread: numberColumn({
    fields: ["best_bid", "best_ask"],
    compute: ({ best_bid, best_ask }) => spreadShare(best_bid, best_ask) ?? "",
    format: { decimals: 4, sign: "negative", isPercent: true },
  }),
  volumeQuote: numberColumn({ fields: ["volume_quote"], format: { decimals: 0, isCompact: true }, unit: "quote" }),
  low: numberColumn({ fields: ["low"], format: { decimals: "price" } }),
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
  high: numberColumn({ fields: ["high"], format: { decimals: "price" } }),
  change: numberColumn({ fields: ["price_change"], format: { decimals: "price", sign: "always" } }),
  volume: numberColumn({ fields: ["volume"], format: { decimals: 0, isCompact: true }, unit: "base" }),
} satisfies Record<string, NameColumn | NumberColumn | RangeColumn | TrendColumn>;

export type TickerColumn = keyof typeof tickerColumnTable;

/** All columns of the ticker table, in display order. Each can be sorted by, the trend only by the host. */
export const tickerColumns: readonly TickerColumn[] = Object.keys(tickerColumnTable).filter(isTickerColumn);

/** The columns that the table shows by default, because they fit a laptop. */
export const defaultTickerColumns: readonly TickerColumn[] = [
  "pair",
  "last",
  "changePercent",
  "trend",
  "bid",
  "ask",
  "spread",
  "volumeQuote",
];

function isTickerColumn(name: string): name is TickerColumn {
  return Object.hasOwn(tickerColumnTable, name);
}

export type SortDirection = "ascending" | "descending";

/** The pair, which is the row's header. Sorted as text. */
export interface NameColumn {
  readonly shape: "name";
  readonly align: "start";
  readonly firstSort: "ascending";
  readonly skeleton: "medium";
}

/** One number. */
export interface NumberColumn extends EntryColumn {
  readonly shape: "number";
  /** The first contains the value, unless the column is computed. */
  readonly fields: readonly [TickerField, ...TickerField[]];
  /** By the last digit, in both writing directions. */
  readonly align: "number";
  readonly format: ColumnFormat;
  /** Whether the value is computed rather than a field of the entry. */
  readonly isComputed: boolean;
  readonly value: (ticker: Ticker) => string;
  readonly text: (parameters: CellTextParameters) => string;
  /** Currency of the pair in which the number is, after it. The currency of a price is that of its pair. */
  readonly unit?: "base" | "quote" | undefined;
  /** Whether the layout for phones always has it. */
  readonly isMain: boolean;
  /** Whether the cell is tinted briefly when the value changes. */
  readonly isTinted: boolean;
  readonly skeleton: "short" | "medium";
}

/** A drawing of the day's range. Screen readers read its text. */
export interface RangeColumn extends EntryColumn {
  readonly shape: "range";
  readonly align: "center";
  readonly text: (parameters: CellTextParameters & { readonly rangeLabel: string }) => string;
}

/** A sparkline of the proxy's samples, which the grid draws. A tick changes only its colour. Sorts by the change in percent. */
export interface TrendColumn extends EntryColumn {
  readonly shape: "trend";
  /** Its heading begins where the line does. */
  readonly align: "start";
}

/** A column that shows fields of the ticker entry. */
interface EntryColumn extends SortedColumn {
  /** Whether its colour, and the arrow of a number, show the day's direction. */
  readonly hasDirection: boolean;
}

/** A column that sorts by a value of the ticker entry. */
interface SortedColumn {
  readonly firstSort: "descending";
  /** The fields that a cell shows. A tick updates the cell if one of them changed. */
  readonly fields: readonly TickerField[];
  /** The decimal string to sort by. Rows without one come last. */
  readonly value: (ticker: Ticker) => string | undefined;
}

/** A documented field of a ticker entry. */
export type TickerField = keyof { [TKey in keyof Ticker as string extends TKey ? never : TKey]: Ticker[TKey] };

export interface ColumnFormat {
  /** Minimum digits after the point. `price`: as many as the pair's prices have. */
  readonly decimals: number | "price";
  /** Which values have a sign. Default: none, because prices and volumes are not negative. */
  readonly sign?: "negative" | "always";
  readonly isPercent?: true;
  /** Whether a table writes 29.2B instead of 29,215,551,020.56. */
  readonly isCompact?: true;
}

export interface CellTextParameters {
  readonly ticker: Ticker;
  /** Digits after the point of this pair's prices. */
  readonly digits: number;
  /** BCP 47. */
  readonly locale: string;
  /** Writes every digit of a compact column. Default false. */
  readonly isExact?: boolean | undefined;
}

type NumberParameters = Pick<NumberColumn, "fields" | "format"> &
  Partial<Pick<NumberColumn, "isMain" | "hasDirection" | "isTinted" | "skeleton" | "unit">> & {
    readonly compute?: (ticker: Ticker) => string;
  };

function numberColumn({ compute, ...column }: NumberParameters): NumberColumn {
  const { fields, format } = column;
  const value = compute ?? ((ticker: Ticker) => ticker[fields[0]]);
  return {
    shape: "number",
    align: "number",
    firstSort: "descending",
    isComputed: compute !== undefined,
    value,
    text: ({ ticker, digits, locale, isExact = false }) => {
      if (format.isCompact && !isExact) return formatCompact({ value: value(ticker), locale });
      const minimumFractionDigits = format.decimals === "price" ? digits : format.decimals;
      const sign = format.sign === "always" ? "always" : "auto";
      if (format.isPercent) return formatPercent({ value: value(ticker), locale, minimumFractionDigits, sign });
      return formatDecimal({ value: value(ticker), locale, minimumFractionDigits, sign });
    },
    hasDirection: false,
    isMain: false,
    isTinted: false,
    skeleton: "short",
    ...column,
  };
}
