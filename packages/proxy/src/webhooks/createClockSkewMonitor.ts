/** Detects a difference between the proxy's clock and the service's. */
export interface ClockSkewMonitor {
  /** Records a genuine new delivery whose timestamp is out of tolerance. */
  note(delivery: { readonly id: string; readonly timestamp: number }): void;
  /** Records a genuine delivery with a valid timestamp. */
  reset(): void;
  /**
   * Seconds that the proxy's clock is ahead of the service's. Negative if it is behind. `undefined` if it seems
   * correct.
   */
  skew(): number | undefined;
}

// A single late delivery may be a replay.
const IDS_MIN = 3;

/** Creates the monitor. It uses the median of the last three deliveries, because a replay can have any age. */
export function createClockSkewMonitor({ now }: { readonly now: () => number }): ClockSkewMonitor {
  const ahead = new Map<string, number>();

  return {
    note({ id, timestamp }) {
      ahead.delete(id);
      ahead.set(id, Math.round(now() / 1000) - timestamp);
      for (const oldest of ahead.keys()) if (ahead.size > IDS_MIN) ahead.delete(oldest);
    },
    reset() {
      if (ahead.size > 0) ahead.clear();
    },
    skew() {
      const [, median] = Array.from(ahead.values()).toSorted((one, other) => one - other);
      return ahead.size < IDS_MIN ? undefined : median;
    },
  };
}
