/** Notices that the proxy's clock and the service's are apart. */
export interface ClockSkewMonitor {
  /** Notes a genuine delivery that is new and whose time is out of tolerance. */
  note(delivery: { readonly id: string; readonly timestamp: number }): void;
  /** Notes a genuine delivery whose time is right. */
  reset(): void;
  /** Seconds that the proxy's clock is ahead of the service's, or behind it if negative; `undefined` if it seems right. */
  skew(): number | undefined;
}

// A single one may be a delivery that somebody recorded and sends again.
const IDS_MIN = 3;

/** Makes that. The estimate is the median of the last three, because a recorded delivery can have any age. */
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
