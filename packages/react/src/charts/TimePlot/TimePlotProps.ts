export interface TimePlotProps {
  /** What the plot is of, for those who walk through its points. */
  readonly label: string;
  /** Seconds since the epoch, ascending. */
  readonly times: readonly number[];
  /** As many; `null` where the line breaks. */
  readonly values: readonly (number | null)[];
  /** Lines of a point, the first one its value as it is written. */
  readonly describe: (index: number) => readonly PlotLine[];
  readonly tone?: "neutral" | "up" | "down" | undefined;
  /** Whether the scale begins at zero. Default false. */
  readonly fromZero?: boolean | undefined;
  /** Where the lowest and the highest value are, to be marked. */
  readonly extremes?: PlotExtremes | undefined;
  /** IANA name; default: the reader's. */
  readonly timeZone?: string | undefined;
}

export interface PlotLine {
  readonly label: string;
  readonly value: string;
}

/** Places in the arrays. */
export interface PlotExtremes {
  readonly low: number;
  readonly high: number;
}
