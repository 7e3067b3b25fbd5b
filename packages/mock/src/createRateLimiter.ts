import type { Clock } from "./clock.ts";
import type { RateLimit } from "./conditions.ts";
import { ServiceError } from "./serviceError.ts";

/** Limits the rate of requests. */
export interface RateLimiter {
  /** Throws `RATE_LIMITED` with the seconds to wait if a caller exceeds the limit. */
  check(caller: string, limit: RateLimit): void;
}

/** Creates a limiter with a token bucket per caller. */
export function createRateLimiter(clock: Clock): RateLimiter {
  const buckets = new Map<string, { left: number; at: number }>();
  return {
    check(caller, { requests, perSeconds }) {
      const now = clock.now();
      const perMillisecond = requests / (perSeconds * 1000);
      const { left, at } = buckets.get(caller) ?? { left: requests, at: now };
      const filled = Math.min(requests, left + (now - at) * perMillisecond);
      if (filled < 1) {
        buckets.set(caller, { left: filled, at: now });
        throw new ServiceError("RATE_LIMITED", { retryAfter: Math.ceil((1 - filled) / perMillisecond / 1000) });
      }
      buckets.set(caller, { left: filled - 1, at: now });
    },
  };
}
