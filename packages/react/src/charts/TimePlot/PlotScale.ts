/** Turns a point into pixels of the plot. */
export interface PlotScale {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly x: (time: number) => number;
  readonly y: (value: number) => number;
  /** Seconds since the epoch at a pixel. */
  readonly timeAt: (x: number) => number;
}
