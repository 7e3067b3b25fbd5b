import type { Settings } from "../settings.ts";

/** The pause that the service asked for with 429. It concerns the key, so all who use the key keep it. */
export interface BackOff {
  /** Seconds that are left of it; 0 where there is none. */
  left(): number;
  /** Takes note of an answer. `retryAfter` in seconds. */
  note(answer: { readonly status: number; readonly retryAfter: number | undefined }): void;
}

const UNTOLD_MAX_SECONDS = 30;
const TOLD_MAX_SECONDS = 3600;

/** Makes a back-off. Without a word from the service the pause is a second, and doubles each time it was too short. */
export function createBackOff({ now }: Pick<Settings, "now">): BackOff {
  let begun = 0;
  let until = 0;
  let untold = 1;
  /** Milliseconds. A clock that was set back must not prolong it. */
  const rest = (): number => (now() < begun ? 0 : Math.max(until - now(), 0));
  return {
    left: () => Math.ceil(rest() / 1000),
    note({ status, retryAfter }) {
      if (status !== 429) {
        if (status < 400) untold = 1;
        return;
      }
      until = now() + Math.max(rest(), Math.min(retryAfter ?? untold, TOLD_MAX_SECONDS) * 1000);
      begun = now();
      untold = Math.min(untold * 2, UNTOLD_MAX_SECONDS);
    },
  };
}
