import { compareDecimals } from "../format/compareDecimals.ts";
import { startOfDay } from "../format/dateRange.ts";
import { type BalanceMovement, type MovementSums, sumMovements } from "./balanceMovements.ts";
import { movementSteps } from "./movementSteps.ts";

/** Incoming and outgoing amounts of a day. */
export interface MovementDay {
  /** Start of the day in the reader's time zone, in milliseconds since the epoch. */
  readonly start: number;
  /** Decimal strings in the currency of `DailyMovements`. */
  readonly in: string;
  readonly out: string;
}

export interface DailyMovements {
  /** The currency of the bars: that of most movements. Different currencies have no sum. */
  readonly currency: string;
  /** Oldest first, up to today. */
  readonly days: readonly MovementDay[];
  /** The largest amount of a day. */
  readonly most: string;
  /** The sums of all days, by currency. */
  readonly in: MovementSums;
  readonly out: MovementSums;
}

export interface DailyMovementsParameters {
  readonly movements: readonly BalanceMovement[];
  /** Start of today in the reader's time zone, in milliseconds since the epoch. */
  readonly today: number;
  /** Number of days, today included. */
  readonly days: number;
}

/** Adds up the completed movements of the last days. `undefined` without movements. */
export function dailyMovements({ movements, today, days }: DailyMovementsParameters): DailyMovements | undefined {
  const starts = Array.from({ length: days }, (_, index) => startOfDay(today, index + 1 - days));
  const [first = today] = starts;
  const recent = movements.filter(({ kind, time }) => kind !== "held" && time * 1000 >= first);
  const currency = mostFrequent(recent);
  if (currency === undefined) return undefined;
  const own = recent.filter((movement) => movement.currency === currency);
  const steps = movementSteps(
    own,
    starts.map((start) => start / 1000),
  );
  const list = steps.map((step): MovementDay => {
    return {
      start: step.start * 1000,
      in: sumMovements(step.movements, "in").get(currency) ?? "0",
      out: sumMovements(step.movements, "out").get(currency) ?? "0",
    };
  });
  const most = list.flatMap((day) => [day.in, day.out]).reduce((a, b) => (compareDecimals(a, b) < 0 ? b : a), "0");
  return { currency, days: list, most, in: sumMovements(recent, "in"), out: sumMovements(recent, "out") };
}

function mostFrequent(movements: readonly BalanceMovement[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { currency } of movements) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
