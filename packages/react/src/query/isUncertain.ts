import type { OperationError } from "./operationError.ts";

/**
 * Whether a failed change may have been carried out all the same: no answer came, or one that a broken hop on the way may
 * have made up. What was refused was not carried out, unless a try before it may have been.
 */
export function isUncertain(error: OperationError): boolean {
  return (
    unanswered.has(error) ||
    error.name === "NetworkError" ||
    error.name === "ResponseError" ||
    (error.name === "ApiError" && error.status >= 500 && error.code !== "NOT_IMPLEMENTED")
  );
}

/**
 * Gives back the error of a try. A refusal tells nothing of a try before it that got no answer: where that was uncertain,
 * it is too.
 *
 * @param before The error of the try before, or an object that stands for all tries of a change.
 */
export function afterTry<TError extends OperationError>(before: object | undefined, error: TError): TError {
  if (before && (unanswered.has(before) || isUncertain(error))) unanswered.add(before).add(error);
  return error;
}

/** Errors of tries of which one got no answer, and what stands for such tries. */
const unanswered = new WeakSet<object>();
