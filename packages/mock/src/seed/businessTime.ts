import type { Random } from "../random.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

export interface BusinessTimeParameters {
  readonly random: Random;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Start and end of the range, as approximate numbers of days before `now`. */
  readonly from: number;
  readonly to: number;
}

/** Returns a random past time within office hours in Lagos, at least an hour ago, in milliseconds since the epoch. */
export function businessTime({ random, now, from, to }: BusinessTimeParameters): number {
  const day = Math.floor(now / DAY_MS) - random.integer(to, from);
  // 8:00 to 18:00 in Lagos is 7:00 to 17:00 UTC.
  const open = day * DAY_MS + random.integer(7 * HOUR_MS, 17 * HOUR_MS);
  const time = open > now - HOUR_MS ? open - DAY_MS : open;
  const daysSinceFriday = { 6: 1, 0: 2 }[new Date(time).getUTCDay()] ?? 0;
  return time - daysSinceFriday * DAY_MS;
}
