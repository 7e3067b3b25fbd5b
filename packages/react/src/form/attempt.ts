import { isApiError } from "@partner-kit/contract";
import { errorKind } from "../errors/errorKind.ts";
import type { Store } from "../provider/createStore.ts";
import { isUncertain, rememberOutcomeUnknown } from "../query/isUncertain.ts";
import type { OperationError } from "../query/operationError.ts";

/** The state of sending a change. */
export type Attempt<TResult = unknown, TMemo = unknown> = {
  /** An earlier attempt whose outcome is unknown. It outlives edits and rejections of later attempts. */
  readonly earlier: UnknownTry<TMemo> | undefined;
} & (
  | { readonly status: "idle" }
  | { readonly status: "sending" }
  | { readonly status: "done"; readonly result: TResult }
  /** `isUnknown`: this attempt or an earlier one may have been carried out. */
  | { readonly status: "failed"; readonly error: OperationError; readonly isUnknown: boolean }
);

/** Whether the last attempt failed, and it or an earlier one may have been carried out. */
export function isUnknown(attempt: Attempt): boolean {
  return attempt.status === "failed" && attempt.isUnknown;
}

/** Whether the change was sent, and it is not known whether it was carried out. */
export function mayBeDone(attempt: Attempt): boolean {
  return attempt.status === "sending" || isUnknown(attempt);
}

/** An attempt that may have been carried out. */
export interface UnknownTry<TMemo = unknown> {
  readonly error: OperationError;
  /** Recorded before it was sent. */
  readonly memo: TMemo | undefined;
}

/** Earlier attempts, as seen by the current one. */
export interface EarlierTries {
  readonly isUnknown: boolean;
  /** Call it once the outcome of the earlier attempts is known. A rejection of this attempt is then final. */
  readonly settle: () => void;
}

export interface RunAttemptParameters<TResult, TMemo> {
  /** Returns the state to compare with if the outcome stays unknown. After an unknown outcome, the first memo stays. */
  readonly memo?: (() => TMemo) | undefined;
  readonly send: (earlier: EarlierTries) => Promise<TResult>;
  /**
   * Reads whether a change with an unknown outcome was carried out. Returns the result if it was, `"not_done"` if it was
   * not, and `undefined` if that stays unknown.
   */
  readonly lookUp?:
    | ((error: OperationError, earlier: EarlierTries) => Promise<{ readonly result: TResult } | "not_done" | undefined>)
    | undefined;
}

export interface AttemptActions<TResult, TMemo> {
  /** Sends the change, unless it is being sent. Resolves to the final state, or `undefined` if nothing was sent. */
  readonly run: (parameters: RunAttemptParameters<TResult, TMemo>) => Promise<Attempt<TResult, TMemo> | undefined>;
  /** Removes the outcome, unless the change is being sent. The next attempt still knows an unknown outcome. */
  readonly dismiss: () => void;
  /** Forgets the earlier attempts, because their outcome is known or no longer matters. */
  readonly settle: () => void;
}

/** Sends a change once at a time, with a correct outcome after a lost response. */
export function attemptActions<TResult, TMemo>(
  store: Pick<Store<Attempt<TResult, TMemo>>, "get" | "set">,
): AttemptActions<TResult, TMemo> {
  return {
    run: async ({ memo, send, lookUp }) => {
      const before = store.get();
      if (before.status === "sending") return undefined;
      const recorded = before.earlier ? before.earlier.memo : memo?.();
      let { earlier } = before;
      const tries: EarlierTries = {
        isUnknown: earlier !== undefined,
        settle: () => {
          earlier = undefined;
        },
      };
      store.set({ status: "sending", earlier });
      let end: Attempt<TResult, TMemo>;
      try {
        end = done(await send(tries));
      } catch (caught) {
        end = await fail(caught);
      }
      store.set(end);
      return end;

      async function fail(caught: unknown): Promise<Attempt<TResult, TMemo>> {
        // The client and the permission check throw nothing else.
        const error = rememberOutcomeUnknown(earlier?.error, caught as OperationError);
        if (!isUncertain(error)) return { status: "failed", error, isUnknown: false, earlier: undefined };
        const found = await lookUp?.(error, tries);
        if (found === "not_done") return { status: "failed", error, isUnknown: false, earlier: undefined };
        if (found) return done(found.result);
        return { status: "failed", error, isUnknown: true, earlier: { error, memo: recorded } };
      }
    },
    dismiss: () => {
      const now = store.get();
      if (now.status !== "sending") store.set({ status: "idle", earlier: now.earlier });
    },
    settle: () => store.set({ ...store.get(), earlier: undefined }),
  };

  function done(result: TResult): Attempt<TResult, TMemo> {
    return { status: "done", result, earlier: undefined };
  }
}

/** Why a change failed. */
export type FailureReason = "not_found" | "conflict" | "forbidden" | "session_expired" | "refused" | "other";

/** Classifies the error of a failed change. */
export function failureReason(error: OperationError): FailureReason {
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

export const idleAttempt: Attempt<never, never> = { status: "idle", earlier: undefined };

/** Creates a key of 16 random bytes in hexadecimal. Unlike `crypto.randomUUID`, it also works without HTTPS. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
