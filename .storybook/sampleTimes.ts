/** Samples that the proxy has stored before a story opens. */
export interface SampleHistory {
  readonly hours: number;
  /** Default 300. */
  readonly stepSeconds?: number | undefined;
  /** From and until how many hours ago. */
  readonly outages?: readonly (readonly [from: number, until: number])[] | undefined;
}

/** The time at which every story opens, in milliseconds since the epoch. */
export const START: number = Date.parse("2026-03-02T09:30:00Z");

export const HOUR = 3_600_000;

/** Lists the times of the samples, oldest first, without those of outages. */
export function listSampleTimes(history: SampleHistory): readonly number[] {
  const { hours, outages = [] } = history;
  const isAway = (at: number) => outages.some(([from, until]) => at >= hoursBefore(from) && at < hoursBefore(until));
  const times: number[] = [];
  for (let at = hoursBefore(hours); at <= START; at += stepOf(history))
    if (!isAway(at)) times.push(at - (at % stepOf(history)));
  return times;
}

/** Milliseconds between two samples. */
export function stepOf({ stepSeconds = 300 }: SampleHistory): number {
  return stepSeconds * 1000;
}

/** The time so many hours before the story opens. */
export function hoursBefore(hours: number): number {
  return START - Math.round(hours * HOUR);
}
