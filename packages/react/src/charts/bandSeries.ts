/** Samples of a line that share a bucket of time. */
export interface BandPoint {
  /** Mean of the samples' times. */
  readonly time: number;
  readonly mean: number;
  /** The lowest value, and its time. */
  readonly low: number;
  readonly lowAt: number;
  /** The highest value, and its time. */
  readonly high: number;
  readonly highAt: number;
}

export interface BandSeriesParameters {
  /** Ascending. */
  readonly times: readonly number[];
  /** One value per time. */
  readonly values: readonly (number | null)[];
  readonly buckets: number;
}

/** Averages a series by buckets of equal time. Returns one list per stretch without gaps. */
export function bandSeries({ times, values, buckets }: BandSeriesParameters): readonly (readonly BandPoint[])[] {
  const start = times[0] ?? 0;
  const width = ((times.at(-1) ?? start) - start) / Math.max(1, buckets) || 1;
  const stretches: BandPoint[][] = [];
  let stretch: BandPoint[] = [];
  let [bucket, count, time, sum, low, lowAt, high, highAt] = [0, 0, 0, 0, 0, 0, 0, 0];
  const flush = () => {
    if (count > 0) stretch.push({ time: time / count, mean: sum / count, low, lowAt, high, highAt });
    [count, time, sum, low, high] = [0, 0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  };
  const close = () => {
    flush();
    if (stretch.length > 0) stretches.push(stretch);
    stretch = [];
  };
  flush();
  for (const [index, at] of times.entries()) {
    const value = values[index] ?? null;
    if (value === null) {
      close();
      continue;
    }
    const mine = Math.min(buckets - 1, Math.floor((at - start) / width));
    if (mine !== bucket) flush();
    bucket = mine;
    count += 1;
    time += at;
    sum += value;
    if (value < low) [low, lowAt] = [value, at];
    if (value > high) [high, highAt] = [value, at];
  }
  close();
  return stretches;
}
