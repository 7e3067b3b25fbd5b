import type { SeriesReading } from "../readSeries.ts";

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
  /** Whether the scale starts at zero. Default false. */
  readonly fromZero?: boolean | undefined;
  /** A second line with the same scale and times, drawn dashed. */
  readonly companion?: SeriesReading | undefined;
  /** Events to mark on the line, ascending. Those that fall together share a mark. */
  readonly events?: readonly PlotEvent[] | undefined;
  /** Returns what the tip says about events, by their indexes. */
  readonly describeEvents?: ((indexes: readonly number[]) => readonly PlotLine[]) | undefined;
  /** Whether to shorten the values of the axis, for large amounts. Default false. */
  readonly isAxisCompact?: boolean | undefined;
  /** Whether to leave out every value, so that only the line's shape is visible. Default false. */
  readonly areValuesHidden?: boolean | undefined;
  /** IANA name. Default: the browser's time zone. */
  readonly timeZone?: string | undefined;
}

export interface PlotLevel {
  /** The formatted label. */
  readonly text: string;
  readonly value: number;
}

export interface PlotEvent {
  /** Seconds since the epoch. */
  readonly time: number;
  readonly kind: "in" | "out" | "held";
}

export interface PlotLine {
  readonly label: string;
  readonly value: string;
}
