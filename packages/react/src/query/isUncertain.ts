import type { OperationError } from "./operationError.ts";

/**
 * Whether a failed change may have been carried out all the same: no answer came, or one that a broken hop on the way may
 * have made up. What was refused was not carried out, unless a try before it may have been.
 */
export function isUncertain(error: OperationError): boolean {
  return mayBeDone(error);
}

function mayBeDone(tried: object): boolean {
  if (unanswered.has(tried)) return true;
  return tried instanceof Error && Reflect.get(tried, "effect") !== "read" && isUnanswered(tried);
}

/**
 * Whether an error is known to come from a change that may have been carried out. Unlike `isUncertain`, takes anything
 * thrown: an error that does not say whether it came from a read or a change is not one.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (unanswered.has(error)) return true;
  const effect: unknown = Reflect.get(error, "effect");
  return (effect === "repeatable" || effect === "unrepeatable") && isUnanswered(error);
}

// By name and field, not by class: a host's page can hold two copies of the contract.
function isUnanswered(error: Error): boolean {
  if (error.name === "NetworkError" || error.name === "ResponseError") return true;
  if (error.name !== "ApiError") return false;
  const status: unknown = Reflect.get(error, "status");
  return typeof status === "number" && status >= 500 && !unsent.has(Reflect.get(error, "code"));
}

/** Codes of the proxy that say that nothing was sent to the service. */
const unsent: ReadonlySet<unknown> = new Set(["NOT_IMPLEMENTED", "SHUTTING_DOWN"]);

/**
 * Gives back the error of a try. A refusal tells nothing of a try before it that got no answer: where that was uncertain,
 * it is too.
 *
 * @param before The error of the try before, or an object that stands for all tries of a change.
 */
export function rememberOutcomeUnknown<TError extends OperationError>(
  before: object | undefined,
  error: TError,
): TError {
  if (before && (mayBeDone(before) || mayBeDone(error))) unanswered.add(before).add(error);
  return error;
}

/** Errors of tries of which one got no answer, and what stands for such tries. */
const unanswered = new WeakSet<object>();
