/** Samples of a line that share a bucket of time. */
export interface BandPoint {
  /** Mean of the samples' times. At the ends of a stretch the time of its first or last sample. */
  readonly time: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export interface BandSeriesParameters {
  /** Ascending. */
  readonly times: readonly number[];
  /** One value per time. */
  readonly values: readonly (number | null)[];
  readonly buckets: number;
}

/**
 * Averages a series by buckets of equal time. Returns one list per stretch without gaps, of at least two points, which starts at
 * its first sample and ends at its last.
 */
export function bandSeries({ times, values, buckets }: BandSeriesParameters): readonly (readonly BandPoint[])[] {
  const start = times[0] ?? 0;
  const width = ((times.at(-1) ?? start) - start) / Math.max(1, buckets) || 1;
  const stretches: BandPoint[][] = [];
  let stretch: BandPoint[] = [];
  let [from, to] = [start, start];
  let [bucket, count, time, sum, low, high] = [0, 0, 0, 0, 0, 0];
  const flush = () => {
    if (count > 0) stretch.push({ time: time / count, mean: sum / count, low, high });
    [count, time, sum, low, high] = [0, 0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  };
  const close = () => {
    flush();
    const [head, tail] = [stretch[0], stretch.at(-1)];
    if (head && tail) stretches.push([{ ...head, time: from }, ...stretch.slice(1, -1), { ...tail, time: to }]);
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
    if (stretch.length === 0 && count === 0) from = at;
    to = at;
    count += 1;
    time += at;
    sum += value;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  close();
  return stretches;
}
