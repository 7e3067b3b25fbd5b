import type { DeliveryFailure, DeliveryOutcome } from "./deliver.ts";
import { nextVersion } from "./nextVersion.ts";
import type { DeliveryVersion } from "./tables.ts";

/** The status code of a response, or why none arrived. */
export type AttemptResponse = number | DeliveryFailure;

export interface SimulateAttemptsParameters {
  readonly responses: readonly AttemptResponse[];
  readonly jitter: readonly number[];
  /** Milliseconds since the epoch: time of the event, and end of the history. */
  readonly start: number;
  readonly end: number;
}

/** Computes the history of a delivery from the responses to its attempts. The last response repeats. */
export function simulateAttempts({ responses, jitter, start, end }: SimulateAttemptsParameters): DeliveryVersion[] {
  let version: DeliveryVersion = {
    at: start,
    status: "pending",
    attempts: 0,
    responseStatus: null,
    error: null,
    nextAttemptAt: start + 100,
  };
  const versions = [version];
  while (version.nextAttemptAt !== null && version.nextAttemptAt <= end) {
    const now = version.nextAttemptAt;
    const attempt = version.attempts + 1;
    const outcome = writeOutcome(responses[attempt - 1] ?? responses.at(-1) ?? "unreachable");
    version = nextVersion({ outcome, attempt, jitter, now, realNow: now });
    versions.push(version);
  }
  return versions;
}

function writeOutcome(response: AttemptResponse): DeliveryOutcome {
  return typeof response === "number"
    ? { kind: "response", status: response, retryAfter: null }
    : { kind: "failed", reason: response };
}
