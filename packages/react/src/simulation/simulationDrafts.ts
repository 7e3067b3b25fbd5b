import { type Attempt, type FailureReason, failureReason } from "../form/attempt.ts";
import { createFormDrafts, type FormShape } from "../form/createFormDrafts.ts";
import { createSessionEntries } from "../provider/sessionEntries.ts";
import type { OperationError } from "../query/operationError.ts";
import type { SimulationName, SimulationValues } from "./simulations.ts";

/** The state of a run. */
export type SimulationRun =
  | { readonly status: "idle" }
  | { readonly status: "sending" }
  /** The fields that the service returned. */
  | { readonly status: "done"; readonly result: Readonly<Record<string, unknown>> }
  /**
   * The response was lost, or a later attempt was rejected, which does not reveal the outcome of the first. `canRepeat`:
   * another run sends the same idempotency key, so the simulation cannot run twice. Without a key, or if the service
   * rejected the key, it can.
   */
  | { readonly status: "uncertain"; readonly canRepeat: boolean; readonly error: OperationError }
  /** Rejected: nothing was simulated. */
  | { readonly status: "failed"; readonly reason: SimulationFailure; readonly error: OperationError };

/**
 * Why a simulation failed. `forbidden`: the service has simulations turned off, as in production. `not_found`: the user
 * does not exist. `conflict`: the key was used for another request; the next run uses a new one.
 */
export type SimulationFailure = FailureReason;

export interface SimulationDraft extends FormShape {
  readonly values: Omit<SimulationValues, "user_id">;
  readonly result: Readonly<Record<string, unknown>>;
  readonly extra: {
    /** The key of a run whose outcome is unknown. */
    readonly idempotencyKey: string | undefined;
  };
}

/** The test user, shared by all simulations. */
export interface SimulationUserDraft extends FormShape {
  readonly values: Pick<SimulationValues, "user_id">;
  readonly stored: string;
}

// A simulation has no input worth a warning before the page is left.
const persistent = { isUnsaved: () => false, isPersistent: true };

export const simulationDrafts = createFormDrafts<SimulationDraft>({
  name: "simulation",
  extra: { idempotencyKey: undefined },
  ...persistent,
});

export const simulationUserDrafts = createFormDrafts<SimulationUserDraft>({
  name: "simulationUser",
  extra: undefined,
  ...persistent,
  // The test user stays the same for a whole session, and its ID is tedious to type.
  session: {
    entries: createSessionEntries<string>("simulationUser"),
    write: ({ edits }) => edits.user_id || undefined,
    read: (user_id, start) => ({ ...start, edits: { user_id } }),
  },
});

/** Derives the state of a run from the form's attempt. */
export function toSimulationRun(name: SimulationName, attempt: Attempt<SimulationDraft["result"]>): SimulationRun {
  switch (attempt.status) {
    case "done":
      return { status: "done", result: attempt.result };
    case "failed": {
      const { error, isUnknown } = attempt;
      if (!isUnknown) return { status: "failed", reason: failureReason(error), error };
      return { status: "uncertain", canRepeat: name !== "simulateProductUpdate" && canRepeat(attempt), error };
    }
    default:
      return { status: attempt.status };
  }
}

/**
 * Whether another run may send the same idempotency key. A key that was used for another request would be rejected again,
 * and after a known outcome a new run is intended.
 */
export function canRepeat(attempt: Attempt): boolean {
  return attempt.status === "failed" && attempt.isUnknown && failureReason(attempt.error) !== "conflict";
}
