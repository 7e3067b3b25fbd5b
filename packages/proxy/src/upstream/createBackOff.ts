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
  let until = 0;
  let untold = 1;
  return {
    left: () => Math.min(Math.max(Math.ceil((until - now()) / 1000), 0), TOLD_MAX_SECONDS),
    note({ status, retryAfter }) {
      if (status !== 429) {
        if (status < 400) untold = 1;
        return;
      }
      until = Math.max(until, now() + Math.min(retryAfter ?? untold, TOLD_MAX_SECONDS) * 1000);
      untold = Math.min(untold * 2, UNTOLD_MAX_SECONDS);
    },
  };
}
