import { HttpError } from "../http/HttpError.ts";

export interface HistoryRangeParameters {
  /** Seconds since the epoch, and the wanted step in seconds. */
  readonly input: {
    readonly from?: number | undefined;
    readonly to?: number | undefined;
    readonly step?: number | undefined;
  };
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Milliseconds between two stored samples, at the age of `from` in milliseconds. */
  readonly storedStep: (age: number) => number;
}

export interface HistoryRange {
  /** Seconds. */
  readonly step: number;
  /** Start of each step in seconds since the epoch. */
  readonly time: readonly number[];
  /** Milliseconds, for the store. */
  readonly range: { readonly from: number; readonly to: number; readonly step: number };
  /** Returns the sample of each step, `undefined` for a step without one. */
  align<TSample extends { readonly time: number }>(samples: readonly TSample[]): readonly (TSample | undefined)[];
}

/** Resolves the range and step of a request for samples. Throws `VALIDATION_FAILED` if `from` is not before `to`. */
export function historyRange({ input, now, storedStep }: HistoryRangeParameters): HistoryRange {
  const { to = Math.floor(now / 1000), from = Math.max(0, to - DAY_SECONDS) } = input;
  if (from >= to) throw new HttpError({ code: "VALIDATION_FAILED", message: "from must be before to." });
  const span = to - from;
  // At least the stored step, so that thinned samples do not look like gaps.
  const stored = Math.ceil(storedStep(now - from * 1000) / 1000);
  const step =
    Math.ceil(Math.max(input.step ?? Math.ceil(span / POINTS_USUAL), Math.ceil(span / POINTS_MAX)) / stored) * stored;
  const start = from - (from % step);
  const time = Array.from({ length: Math.ceil((to - start) / step) }, (_, index) => start + index * step);
  return {
    step,
    time,
    range: { from: start * 1000, to: to * 1000, step: step * 1000 },
    align(samples) {
      const points = new Map(samples.map((sample) => [Math.floor((sample.time / 1000 - start) / step), sample]));
      return time.map((_, index) => points.get(index));
    },
  };
}

const DAY_SECONDS = 86_400;
const POINTS_USUAL = 500;
const POINTS_MAX = 2_000;
