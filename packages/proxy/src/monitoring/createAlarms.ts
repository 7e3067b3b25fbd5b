import type { Logger } from "./logger.ts";

/** Problems that need an operator. */
export const alarmNames = [
  "webhook_too_long",
  "webhook_changed",
  "webhook_unreadable",
  "webhook_secret_sealed",
  "webhook_clock_skew",
  "webhook_wrong_listener",
  "webhook_source_refused",
  "handler_behind",
  "audit_incomplete",
  "audit_checkpoint_failed",
  "approval_outcome_unknown",
] as const;

export type AlarmName = (typeof alarmNames)[number];

export interface CreateAlarmsParameters {
  readonly now: () => number;
  readonly logger: Logger;
}

/** Raises alarms. Each is counted for the metrics, and logged as an error at most once a minute. */
export interface Alarms {
  raise(name: AlarmName, fields: object, message: string): void;
  /** Alarms raised within the last hour. */
  recent(): readonly AlarmName[];
  /** Number of times each was raised since the process started. */
  counts(): ReadonlyMap<AlarmName, number>;
}

const LOG_PAUSE_MS = 60_000;
const RECENT_MS = 3_600_000;

/** Creates the alarms of a proxy. */
export function createAlarms({ now, logger }: CreateAlarmsParameters): Alarms {
  // Prometheus sees no increase in a series that starts at 1.
  const counts = new Map<AlarmName, number>(alarmNames.map((name) => [name, 0]));
  const raisedAt = new Map<AlarmName, number>();
  const loggedAt = new Map<AlarmName, number>();

  return {
    raise(name, fields, message) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      raisedAt.set(name, now());
      // A clock that was set back must not suppress an alarm.
      if (Math.abs(now() - (loggedAt.get(name) ?? Number.NEGATIVE_INFINITY)) < LOG_PAUSE_MS) return;
      loggedAt.set(name, now());
      logger.error({ alarm: name, ...fields, times: counts.get(name) }, message);
    },
    recent: () => alarmNames.filter((name) => Math.abs(now() - (raisedAt.get(name) ?? Number.NaN)) < RECENT_MS),
    counts: () => counts,
  };
}
