import type { Ticker } from "@partner-kit/contract";
import type { ReactNode } from "react";
import type { PriceSeries } from "../../markets/mergePriceTail.ts";
import type { UsePriceSeriesParameters } from "../../markets/usePriceSeries.ts";
import type { PlotEvent, PlotLevel, PlotLine, TimePlotProps } from "../TimePlot/TimePlotProps.ts";

/** Props that all charts of one pair share. */
export interface PairChartOptions extends UsePriceSeriesParameters {
  readonly className?: string | undefined;
  /** IANA name, such as `Africa/Lagos`. Default: the browser's time zone. */
  readonly timeZone?: string | undefined;
  /** Charts with the same ID share their crosshair. Default: all charts of the provider. */
  readonly syncId?: string | undefined;
}

/** First and last value of the line, as decimal strings. */
export interface PairChartEnds {
  readonly first: string;
  readonly last: string;
  /** The values of the latest sample, as columns. Empty in a zoomed chart. */
  readonly latest: readonly PlotLine[];
  /** "since 9:30 AM", or the zoomed range. `undefined` if there is only one sample. */
  readonly period: string | undefined;
  /** The last value minus the average, as a decimal string. `undefined` without an average. */
  readonly toAverage: string | undefined;
  /** The service's 24-hour ticker, if the chart shows the same period. */
  readonly day: Ticker | undefined;
  /** Whether the samples cover 24 hours. */
  readonly coversDay: boolean;
  readonly write: (value: string, sign?: "always" | "auto") => string;
}

export interface PairChartProps<TEvent extends PlotEvent>
  extends PairChartOptions,
    Pick<TimePlotProps, "fromZero" | "hasBand" | "size"> {
  /** Whether another chart of the pair states range, freshness and sampling. */
  readonly isCompanion?: boolean | undefined;
  /**
   * Whether the host shows the latest value elsewhere. Default false.
   */
  readonly isValueHidden?: boolean | undefined;
  /** Message with `{pair}`. */
  readonly title: string;
  /** Shown instead of the title, if the page names the pair above. */
  readonly shortTitle?: string | undefined;
  /** Returns the line's values as decimal strings. Must be a stable function. */
  readonly listDecimals: (series: PriceSeries) => readonly (string | null)[];
  /**
   * The names of the extremes of the last 24 hours, of which the service has its own. `null`: no marks, because the page shows
   * those of the service. Default: high and low.
   */
  readonly dayExtremeNames?: TimePlotProps["extremeNames"];
  /** Returns a level that the last 24 hours are compared with, drawn as a dashed line with its name. */
  readonly listDayReference?: ((day: Ticker, write: PairChartEnds["write"]) => PlotLevel | undefined) | undefined;
  /** Beside the latest value. */
  readonly currency?: string | undefined;
  /** Whether the line's values are percentages. Default false: prices. */
  readonly isPercent?: boolean | undefined;
  /** Columns of the table and lines of the tip. The first, without `read`, is the line's value. */
  readonly columns: readonly PairChartColumn[];
  /** Message with `{from}`, `{to}`, `{first}`, `{last}`, `{low}`, `{lowAt}`, `{high}`, `{highAt}` and `{gaps}`. */
  readonly summary: string;
  /** Direction of the line, which sets its colour. */
  readonly toneOf?: ((ends: PairChartEnds) => TimePlotProps["tone"]) | undefined;
  /** Levels to compare with, if there are few samples. */
  readonly listLevels?: ((day: Ticker, write: PairChartEnds["write"]) => readonly PlotLevel[]) | undefined;
  /** Message with `{value}` for a line at the average. */
  readonly averageLabel?: string | undefined;
  /** Rendered next to the latest value. */
  readonly renderChange?: ((ends: PairChartEnds) => ReactNode) | undefined;
  /** Buttons besides those of all charts. */
  readonly tools?: ReactNode;
  /** Events to mark on the line, ascending. Those outside the shown range have no mark. */
  readonly events?: readonly TEvent[] | undefined;
  /** Returns what the tip says about events. */
  readonly describeEvents?: ((events: readonly TEvent[]) => readonly PlotLine[]) | undefined;
  /** Names the marks on the line. Receives the events of the shown range. */
  readonly renderLegend?: ((events: readonly TEvent[]) => ReactNode) | undefined;
}

export interface PairChartColumn {
  readonly label: string;
  /** Returns a price at an index, as a decimal string. */
  readonly read?: ((series: PriceSeries, index: number) => string | null) | undefined;
}
