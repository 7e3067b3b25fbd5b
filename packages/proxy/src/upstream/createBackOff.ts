import type { Settings } from "../settings/settings.ts";

/** `probe`: the call is let through alone, and its response decides whether the pause is over. */
export type Admission = "pass" | "probe";

/** The pause that the service asked for with 429, for one key and one class of operation. */
export interface BackOff {
  /** Seconds after which a call may be sent; `undefined` if it may be sent now. Admits nothing. */
  wait(): number | undefined;
  /** Lets a call through, or returns the seconds after which it may be sent. */
  admit(): Admission | number;
  /** Takes note of the response to an admitted call. `retryAfter` in seconds. */
  note(admission: Admission, response: { readonly status: number; readonly retryAfter: number | undefined }): void;
  /** Ends an admitted call. If it was a probe without a response, the next call is the probe. */
  end(admission: Admission): void;
  /** Seconds that are left of the pause; 0 if there is none. */
  left(): number;
  /** Ends the pause at once, without a probe. */
  resume(): void;
}

const UNTOLD_MAX_SECONDS = 30;
const PROBE_RETRY_SECONDS = 1;

/**
 * Makes a back-off. If the service names no time, the pause is a second, and doubles each time it was too short. No pause
 * is longer than `maxBackOff`, whatever the service asks for. After it, one call probes whether the service accepts more.
 */
export function createBackOff({ now, maxBackOff }: Pick<Settings, "now" | "maxBackOff">): BackOff {
  let begun = 0;
  let until = 0;
  let untold = 1;
  let needsProbe = false;
  let isProbing = false;
  /** Milliseconds. A clock that was set back must not prolong it. */
  const rest = (): number => (now() < begun ? 0 : Math.max(until - now(), 0));
  const left = (): number => Math.ceil(rest() / 1000);
  const wait = (): number | undefined => {
    if (!needsProbe) return undefined;
    const seconds = left();
    if (seconds > 0) return seconds;
    return isProbing ? PROBE_RETRY_SECONDS : undefined;
  };
  return {
    wait,
    left: () => (needsProbe ? left() : 0),
    admit() {
      if (!needsProbe) return "pass";
      const seconds = wait();
      if (seconds !== undefined) return seconds;
      isProbing = true;
      return "probe";
    },
    note(admission, { status, retryAfter }) {
      if (status !== 429) {
        if (status < 400) untold = 1;
        // A call sent before the pause says nothing about it.
        if (admission === "probe") needsProbe = false;
        return;
      }
      const asked = Math.min((retryAfter ?? untold) * 1000, maxBackOff);
      until = now() + Math.max(needsProbe ? rest() : 0, asked);
      begun = now();
      needsProbe = true;
      untold = Math.min(untold * 2, UNTOLD_MAX_SECONDS);
    },
    end(admission) {
      if (admission === "probe") isProbing = false;
    },
    resume() {
      needsProbe = false;
    },
  };
}
