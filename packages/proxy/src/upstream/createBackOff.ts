import type { Settings } from "../settings/settings.ts";

/** `probe`: this call alone may be sent, and its response decides whether the pause ends. */
export type Admission = "pass" | "probe";

/** The pause after a 429 response, for one key and one class of operations. */
export interface BackOff {
  /** Seconds until a call may be sent. `undefined` if it may be sent now. Does not admit a call. */
  wait(): number | undefined;
  /** Admits a call, or returns the seconds until one may be sent. */
  admit(): Admission | number;
  /** Records the response to an admitted call. `retryAfter` in seconds. */
  note(admission: Admission, response: { readonly status: number; readonly retryAfter: number | undefined }): void;
  /** Ends an admitted call. After a probe without a response, the next call is the probe. */
  end(admission: Admission): void;
  /** Remaining seconds of the pause. 0 without a pause. */
  left(): number;
  /** Ends the pause at once, without a probe. */
  resume(): void;
}

const DEFAULT_MAX_SECONDS = 30;
const PROBE_RETRY_SECONDS = 1;

/**
 * Creates a back-off. Without `Retry-After` the pause is one second, and doubles each time it was too short. No pause
 * is longer than `maxBackOff`. After a pause, one call probes whether the service accepts calls again.
 */
export function createBackOff({ now, maxBackOff }: Pick<Settings, "now" | "maxBackOff">): BackOff {
  let begun = 0;
  let until = 0;
  let defaultSeconds = 1;
  let needsProbe = false;
  let isProbing = false;
  /** Remaining milliseconds. A clock that was set back must not prolong the pause. */
  const remaining = (): number => (now() < begun ? 0 : Math.max(until - now(), 0));
  const left = (): number => Math.ceil(remaining() / 1000);
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
        if (status < 400) defaultSeconds = 1;
        // A call that was sent before the pause gives no information about it.
        if (admission === "probe") needsProbe = false;
        return;
      }
      const pause = Math.min((retryAfter ?? defaultSeconds) * 1000, maxBackOff);
      until = now() + Math.max(needsProbe ? remaining() : 0, pause);
      begun = now();
      needsProbe = true;
      defaultSeconds = Math.min(defaultSeconds * 2, DEFAULT_MAX_SECONDS);
    },
    end(admission) {
      if (admission === "probe") isProbing = false;
    },
    resume() {
      needsProbe = false;
    },
  };
}
