import type { MockService } from "@partner-kit/mock";
import type { TickerSample } from "@partner-kit/proxy";

export interface ListPastParameters {
  readonly service: Pick<MockService, "readTickers">;
  /** End of the listed day, in milliseconds since the epoch. */
  readonly until: number;
  /** Default: every pair. */
  readonly pairId?: string | undefined;
}

/**
 * Lists the emulated prices of the previous day in the proxy's sampling interval. Without them, a demo that has just
 * started would show a single point in each chart.
 */
export function listPast({ service, until, pairId }: ListPastParameters): readonly TickerSample[] {
  const end = until - (until % STEP_MS);
  return Array.from({ length: DAY_MS / STEP_MS }, (_, place) => end - DAY_MS + place * STEP_MS).flatMap((time) =>
    service.readTickers({ time, pairId }).map((ticker) => ({ ...ticker, time })),
  );
}

/** Sampling interval of the proxy, in milliseconds. */
const STEP_MS = 60_000;
const DAY_MS = 86_400_000;
