import { isApiError } from "@partner-kit/contract";
import { errorKind } from "../errors/errorKind.ts";
import type { Attempt } from "../form/attempt.ts";
import { createFormDrafts, type FormShape } from "../form/createFormDrafts.ts";
import type { OperationError } from "../query/operationError.ts";
import type { SimulationName, SimulationValues } from "./simulations.ts";

/** How playing something goes. */
export type SimulationRun =
  | { readonly status: "idle" }
  | { readonly status: "sending" }
  /** Fields as the service sent them. */
  | { readonly status: "done"; readonly result: Readonly<Record<string, unknown>> }
  /**
   * No response came, or only a refusal of a later attempt, which says nothing of the first. `canRepeat`: another run sends
   * the same idempotency key, so it cannot happen twice. Without a key, or if the service refused the key, it can.
   */
  | { readonly status: "uncertain"; readonly canRepeat: boolean; readonly error: OperationError }
  /** Refused: nothing was played. */
  | { readonly status: "failed"; readonly reason: SimulationFailure; readonly error: OperationError };

/**
 * Why something was not played. `forbidden`: the service has its simulation switched off, as in production. `not_found`: it
 * does not know the user. `conflict`: the key stood for something else; running it again takes another.
 */
export type SimulationFailure = "refused" | "forbidden" | "not_found" | "conflict" | "session_expired" | "other";

/** The form of one simulation. */
export interface SimulationDraft extends FormShape {
  readonly values: Omit<SimulationValues, "user_id">;
  readonly result: Readonly<Record<string, unknown>>;
  readonly extra: {
    /** Of a run whose outcome is unknown. */
    readonly idempotencyKey: string | undefined;
  };
}

/** The test user, who is the same for all simulations. */
export interface SimulationUserDraft extends FormShape {
  readonly values: Pick<SimulationValues, "user_id">;
}

// Nobody is asked before they leave: a simulation holds nothing that would be missed.
const kept = { isUnsaved: () => false, isKept: true };

export const simulationDrafts = createFormDrafts<SimulationDraft>({
  name: "simulation",
  extra: { idempotencyKey: undefined },
  ...kept,
});

export const simulationUserDrafts = createFormDrafts<SimulationUserDraft>({
  name: "simulationUser",
  extra: undefined,
  ...kept,
});

/** How a run goes, from the form's attempt. */
export function toSimulationRun(name: SimulationName, attempt: Attempt<SimulationDraft["result"]>): SimulationRun {
  switch (attempt.status) {
    case "done":
      return { status: "done", result: attempt.result };
    case "failed": {
      const { error, isUnknown } = attempt;
      if (!isUnknown) return { status: "failed", reason: reasonOf(error), error };
      return { status: "uncertain", canRepeat: name !== "simulateProductUpdate" && canRepeat(attempt), error };
    }
    default:
      return { status: attempt.status };
  }
}

/**
 * Whether another run can send the same idempotency key. A key that stood for something else would be refused again, and after
 * a known outcome another run is meant to happen again.
 */
export function canRepeat(attempt: Attempt): boolean {
  return attempt.status === "failed" && attempt.isUnknown && reasonOf(attempt.error) !== "conflict";
}

function reasonOf(error: OperationError): SimulationFailure {
  if (isApiError(error, "NOT_FOUND")) return "not_found";
  if (isApiError(error, "CONFLICT")) return "conflict";
  if (isApiError(error, "FORBIDDEN")) return "forbidden";
  switch (errorKind(error)) {
    case "session":
      return "session_expired";
    case "input":
      return "refused";
    default:
      return "other";
  }
}
