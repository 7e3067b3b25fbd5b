import type { OperationError } from "./operationError.ts";

/**
 * Whether a failed change may have been carried out: there was no response, or a gateway answered in place of the
 * service. A rejected change was not carried out, unless the outcome of an earlier attempt is unknown.
 */
export function isUncertain(error: OperationError): boolean {
  return hasUnknownOutcome(error);
}

function hasUnknownOutcome(attempt: object): boolean {
  if (unknownOutcomes.has(attempt)) return true;
  return attempt instanceof Error && Reflect.get(attempt, "effect") !== "read" && isWithoutResponse(attempt);
}

/** Like `isUncertain`, for anything thrown. Returns `false` if the error does not state that it comes from a change. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (unknownOutcomes.has(error)) return true;
  const effect: unknown = Reflect.get(error, "effect");
  return (effect === "repeatable" || effect === "unrepeatable") && isWithoutResponse(error);
}

// Checks the name and not the class, because a host's page can load two copies of the contract.
function isWithoutResponse(error: Error): boolean {
  if (error.name === "NetworkError" || error.name === "ResponseError") return true;
  if (error.name !== "ApiError") return false;
  const status: unknown = Reflect.get(error, "status");
  return typeof status === "number" && status >= 500 && !unsent.has(Reflect.get(error, "code"));
}

/**
 * Codes of changes that were not carried out: the proxy sent nothing to the service, or the service could not check for a
 * replay. (Service document: Failure statuses.)
 */
const unsent: ReadonlySet<unknown> = new Set([
  "KEY_SERVICE_UNAVAILABLE",
  "NOT_IMPLEMENTED",
  "SHUTTING_DOWN",
  "REPLAY_PROTECTION_UNAVAILABLE",
]);

/**
 * Returns the error, marked as uncertain if an earlier attempt at the same change was: a rejection does not reveal
 * whether that attempt was carried out.
 *
 * @param before The error of the earlier attempt, or an object that stands for all attempts at a change.
 */
export function rememberOutcomeUnknown<TError extends OperationError>(
  before: object | undefined,
  error: TError,
): TError {
  if (before && (hasUnknownOutcome(before) || hasUnknownOutcome(error))) unknownOutcomes.add(before).add(error);
  return error;
}

const unknownOutcomes = new WeakSet<object>();
