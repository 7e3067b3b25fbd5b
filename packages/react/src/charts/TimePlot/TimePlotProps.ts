import type { SeriesReading } from "../readSeries.ts";

export interface TimePlotProps {
  /** What the plot is of, for those who walk through its points. */
  readonly label: string;
  /** Seconds since the epoch, ascending. */
  readonly times: readonly number[];
  /** Of as many figures; the line breaks where there is none. */
  readonly reading: SeriesReading;
  /** Lines of a point, the first one its value as it is written. */
  readonly describe: (index: number) => readonly PlotLine[];
  readonly tone?: "neutral" | "up" | "down" | undefined;
  /** Levels to compare the line with, the most important first. In place of the marks at its highest and lowest point. */
  readonly levels?: readonly PlotLevel[] | undefined;
  /** Whether the scale begins at zero. Default false. */
  readonly fromZero?: boolean | undefined;
  /** IANA name; default: the reader's. */
  readonly timeZone?: string | undefined;
}

export interface PlotLevel {
  /** As it is written. */
  readonly text: string;
  /** On the scale. */
  readonly value: number;
}

export interface PlotLine {
  readonly label: string;
  readonly value: string;
}
