import { parseTimestamp } from "@partner-kit/contract";

/** A series of samples. Its other arrays have one value per time. */
export interface SampledSeries {
  readonly time: readonly number[];
  readonly step_seconds: number;
  readonly sampled_since: string | null;
}

/** Removes the steps before sampling started, so that the time axis starts with the first sample and shows no gap. */
export function trimSeries<TSeries extends SampledSeries>(series: TSeries): TSeries {
  const { time, step_seconds, sampled_since } = series;
  const since = sampled_since === null ? undefined : parseTimestamp(sampled_since);
  if (since === undefined) return series;
  const columns: readonly (readonly unknown[])[] = Object.entries(series).flatMap(([name, values]) =>
    name !== "time" && Array.isArray(values) ? [values] : [],
  );
  const hasSample = (index: number) => columns.some((values) => (values[index] ?? null) !== null);
  const first = time.findIndex((at, index) => (at + step_seconds) * 1000 > since || hasSample(index));
  return first <= 0 ? series : sliceSeries(series, first, time.length);
}

/** Returns the samples from one index to another, exclusive. The same series if those are all. */
export function sliceSeries<TSeries extends SampledSeries>(series: TSeries, start: number, end: number): TSeries {
  if (start === 0 && end === series.time.length) return series;
  const entries: readonly (readonly [string, unknown])[] = Object.entries(series);
  const sliced = entries.map(([name, values]): readonly [string, unknown] => [
    name,
    Array.isArray(values) ? values.slice(start, end) : values,
  ]);
  // Generic boundary: every array has one value per time.
  return Object.fromEntries(sliced) as unknown as TSeries;
}
