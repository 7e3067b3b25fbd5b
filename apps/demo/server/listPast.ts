import type { MockService } from "@partner-kit/mock";
import type { BalanceSample, TickerSample } from "@partner-kit/proxy";

export interface ListPastParameters {
  readonly service: Pick<MockService, "readTickers">;
  /** Start in milliseconds since the epoch. Default: a day before the end. */
  readonly from?: number | undefined;
  /** End in milliseconds since the epoch. */
  readonly until: number;
  /** Default: every pair. */
  readonly pairId?: string | undefined;
}

/**
 * Lists the emulated prices of the previous day, or of a time that the presenter skipped, in the proxy's sampling interval.
 * Without them, a demo that has just started would show a single point in each chart.
 */
export function listPast({ service, from, until, pairId }: ListPastParameters): readonly TickerSample[] {
  const end = until - (until % STEP_MS);
  // The minute in which the time was skipped may have no sample. If it has one, that is later and wins.
  const start = from === undefined ? end - DAY_MS : from - (from % STEP_MS);
  const count = Math.max(0, Math.ceil((end - start) / STEP_MS));
  return Array.from({ length: count }, (_, place) => start + place * STEP_MS).flatMap((time) =>
    service.readTickers({ time, pairId }).map((ticker) => ({ ...ticker, time })),
  );
}

/** Lists the emulated balances of the previous 30 days in the proxy's sampling interval. */
export function listPastBalances(parameters: {
  readonly service: Pick<MockService, "readBalances">;
  /** Milliseconds since the epoch. */
  readonly until: number;
}): readonly BalanceSample[] {
  const { service, until } = parameters;
  const end = until - (until % BALANCE_STEP_MS);
  const count = (30 * DAY_MS) / BALANCE_STEP_MS;
  return service.readBalances({
    times: Array.from({ length: count }, (_, index) => end - (count - index) * BALANCE_STEP_MS),
  });
}

export interface ListSkippedBalancesParameters {
  /** The current balances. */
  readonly balances: readonly BalanceSample[];
  /** The skipped time, in milliseconds since the epoch. */
  readonly from: number;
  readonly until: number;
}

/** Lists the balances of a time that the presenter skipped, so that the chart has no gap. All changes count as of its start. */
export function listSkippedBalances({
  balances,
  from,
  until,
}: ListSkippedBalancesParameters): readonly BalanceSample[] {
  const first = Math.floor(from / BALANCE_STEP_MS) + 1;
  const count = Math.max(0, Math.floor(until / BALANCE_STEP_MS) - first + 1);
  return Array.from({ length: count }, (_, index) => (first + index) * BALANCE_STEP_MS).flatMap((time) =>
    balances.map((balance) => ({ ...balance, time })),
  );
}

/** Sampling intervals of the proxy, in milliseconds. */
const STEP_MS = 60_000;
const BALANCE_STEP_MS = 300_000;
const DAY_MS = 86_400_000;
