import { createShelf } from "../provider/createShelf.ts";
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

/** What was filled in for one simulation, and what became of it. */
export interface SimulationEntry {
  readonly values: Partial<Omit<SimulationValues, "user_id">>;
  /** Whether it was run, so that what is missing is said. */
  readonly isTried: boolean;
  /** Of a run whose outcome is not known. */
  readonly idempotencyKey: string | undefined;
  readonly run: SimulationRun;
}

/** Everything a simulator holds. */
export interface SimulatorWork {
  readonly userId: string | undefined;
  readonly entries: { readonly [TName in SimulationName]?: SimulationEntry | undefined };
}

export const noSimulatorWork: SimulatorWork = { userId: undefined, entries: {} };

export const noSimulationEntry: SimulationEntry = {
  values: {},
  isTried: false,
  idempotencyKey: undefined,
  run: { status: "idle" },
};

export const simulatorWorks = createShelf<SimulatorWork>();
