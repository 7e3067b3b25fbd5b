import type { SeriesReading } from "../readSeries.ts";
import type { ZoomRange } from "../useZoom.ts";
import type { AxisUnit } from "../valueTicks.ts";

export interface TimePlotProps {
  /** Names the cursor for screen readers. */
  readonly label: string;
  /** Seconds since the epoch, ascending. */
  readonly times: readonly number[];
  /** One value per time. The line breaks at missing values. */
  readonly reading: SeriesReading;
  /** Returns the formatted values of a point. The first is the line's value. */
  readonly describe: (index: number) => readonly PlotLine[];
  readonly tone?: "neutral" | "up" | "down" | undefined;
  /** Levels to compare the line with, the most important first. They replace the marks at the highest and lowest point. */
  readonly levels?: readonly PlotLevel[] | undefined;
  /** A level besides the others, drawn as a dashed line. Its text is where it covers the least of the line. */
  readonly reference?: (Pick<PlotLevel, "value"> & Partial<PlotLevel>) | undefined;
  /** Whether to draw a line of more samples than the plot can tell apart as their averages, with a band from low to high. */
  readonly hasBand?: boolean | undefined;
  /** Whether the scale starts at zero. The line has an area then. Default false. */
  readonly fromZero?: boolean | undefined;
  /** The names of the highest and lowest point in their labels. `null`: no labels. Default: high and low. */
  readonly extremeNames?: { readonly high: string; readonly low: string } | null | undefined;
  /** Whether to mark the end of the line, because it is the latest value. Default false. */
  readonly hasEnd?: boolean | undefined;
  /** Whether to write the value of the end beside it, as the axis writes values. Default false. */
  readonly hasEndValue?: boolean | undefined;
  /** Default `full`. */
  readonly size?: PlotSize | undefined;
  /** Further lines with the same scale and times, drawn below the line. */
  readonly layers?: readonly PlotLayer[] | undefined;
  /** Names of the line and of the layer `other`, beside their ends. */
  readonly endLabels?: readonly string[] | undefined;
  /** Events to mark on the line, ascending. Those that fall together share a mark. */
  readonly events?: readonly PlotEvent[] | undefined;
  /** Incoming and outgoing amounts of each step, ascending: bars on a track below the plot. `undefined`: it has no track. */
  readonly bars?: readonly PlotBar[] | undefined;
  /** Returns what the tip says about a bar, by its index. */
  readonly describeBar?: ((index: number) => readonly PlotLine[]) | undefined;
  /** Returns what the tip says about events, by their indexes. */
  readonly describeEvents?: ((indexes: readonly number[]) => readonly PlotLine[]) | undefined;
  /** How to write the values of the axis. Default `plain`. */
  readonly unit?: AxisUnit | undefined;
  /** Whether to leave out every value, so that only the line's shape is visible. Default false. */
  readonly areValuesHidden?: boolean | undefined;
  /** Called with the range that the person selects by dragging. */
  readonly onZoom?: ((range: ZoomRange | undefined) => void) | undefined;
  /** Whether to offer a button that shows all times again. Default false. */
  readonly isZoomed?: boolean | undefined;
  /** Plots with the same ID share their crosshair. Default: all of the provider. */
  readonly syncId?: string | undefined;
  /** IANA name. Default: the browser's time zone. */
  readonly timeZone?: string | undefined;
}

/** Height: `tall` beside a long form, `low` for a second chart, `compact` for one that belongs to the chart above it. */
export type PlotSize = "tall" | "full" | "low" | "compact";

export interface PlotLevel {
  /** The formatted label. */
  readonly text: string;
  readonly value: number;
}

export interface PlotLayer {
  /** Sets the colour: `locked` and `credit` of a balance, or `other`, a pair to compare with. */
  readonly id: "locked" | "credit" | "other";
  /** One value per time. */
  readonly reading: SeriesReading;
  /** Written beside the line, below zero. */
  readonly label?: string | undefined;
}

/** Amounts of a step. They only set heights. */
export interface PlotBar {
  /** Seconds since the epoch. */
  readonly from: number;
  readonly to: number;
  /** Above the middle of the track, with the held amount on top. */
  readonly in: number;
  readonly held: number;
  /** Below it. */
  readonly out: number;
  /** Amounts that became available again, above the others, and that became locked, below them. Default 0. */
  readonly released?: number | undefined;
  readonly locked?: number | undefined;
  /** Amounts that trades added, above the others, and took, below them. Default 0. */
  readonly tradeIn?: number | undefined;
  readonly tradeOut?: number | undefined;
}

export interface PlotEvent {
  /** Seconds since the epoch. */
  readonly time: number;
  /** Where it lies on the value axis, if it is known. Default: on the line. */
  readonly value?: number | null | undefined;
  readonly kind: "buy" | "sell" | "order";
}

export interface PlotLine {
  readonly label: string;
  readonly value: string;
}
