/** A point of a line. Null: the line breaks. */
export interface PlotPoint {
  readonly time: number;
  readonly value: number | null;
}

export interface ThinSeriesParameters {
  /** Ascending. */
  readonly times: readonly number[];
  /** One value per time. */
  readonly values: readonly (number | null)[];
  /** About the plot's width in pixels. Each bucket yields at most two points. */
  readonly buckets: number;
}

/**
 * Reduces a series to what a plot can show: the lowest and highest value of each bucket at their original times, and all
 * gaps with the values around them.
 */
export function thinSeries({ times, values, buckets }: ThinSeriesParameters): PlotPoint[] {
  const start = times[0];
  const end = times.at(-1);
  if (start === undefined || end === undefined) return [];
  const width = (end - start) / Math.max(1, buckets) || 1;
  const points: PlotPoint[] = [];
  let bucket = -1;
  let low = -1;
  let high = -1;
  let latest = -1;
  let isBroken = true;

  const at = (index: number): PlotPoint => ({ time: times[index] ?? 0, value: values[index] ?? null });
  const flush = () => {
    if (low === -1) return;
    points.push(at(Math.min(low, high)));
    if (low !== high) points.push(at(Math.max(low, high)));
    low = -1;
    high = -1;
  };
  const close = () => {
    flush();
    // The last value before a gap is always drawn.
    const last = points.at(-1);
    if (latest !== -1 && last && last.time !== times[latest]) points.push(at(latest));
    latest = -1;
  };

  for (let index = 0; index < times.length; index += 1) {
    const value = values[index] ?? null;
    const time = times[index] ?? 0;
    if (value === null) {
      if (!isBroken) {
        close();
        points.push({ time, value: null });
      }
      isBroken = true;
      continue;
    }
    const mine = Math.floor((time - start) / width);
    if (isBroken) {
      bucket = mine;
      points.push(at(index));
    } else {
      if (mine !== bucket) {
        flush();
        bucket = mine;
      }
      if (low === -1 || value < (values[low] ?? 0)) low = index;
      if (high === -1 || value > (values[high] ?? 0)) high = index;
    }
    isBroken = false;
    latest = index;
  }
  close();
  return points;
}
