import { createLimit } from "../settings/createLimit.ts";
import type { Settings } from "../settings/settings.ts";
import { tooManyRequests } from "./upstreamErrors.ts";

/** Limits the calls of each subject. */
export interface SubjectLimits {
  /**
   * Counts a call. Throws an `HttpError` if the subject has too many calls in progress, or sent too many in this
   * minute.
   */
  enter(subject: string): void;
  leave(subject: string): void;
}

const WINDOW_MS = 60_000;

/** Creates the limits. A subject is forgotten after its last call and the end of the minute. */
export function createSubjectLimits(
  settings: Pick<Settings, "maxCallsPerSubject" | "maxCallsPerMinute" | "now">,
): SubjectLimits {
  const { maxCallsPerSubject, maxCallsPerMinute, now } = settings;
  const active = new Map<string, number>();
  const calls = createLimit({ now, window: WINDOW_MS, maximum: maxCallsPerMinute });

  return {
    enter(subject) {
      const inProgress = active.get(subject) ?? 0;
      if (inProgress >= maxCallsPerSubject) {
        throw tooManyRequests(`You have ${maxCallsPerSubject} calls in progress.`, 1);
      }
      const seconds = calls.take(subject);
      if (seconds !== undefined) throw tooManyRequests(`You sent ${maxCallsPerMinute} calls in one minute.`, seconds);
      active.set(subject, inProgress + 1);
    },
    leave(subject) {
      const left = (active.get(subject) ?? 0) - 1;
      if (left > 0) active.set(subject, left);
      else active.delete(subject);
    },
  };
}
