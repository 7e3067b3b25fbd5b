import type { OperationError } from "./operationError.ts";

/**
 * Whether a failed change may have been carried out: there was no response, or a gateway answered in place of the
 * service. A rejected change was not carried out, unless the outcome of an earlier attempt is unknown. Takes anything
 * thrown. An error that does not state its effect counts as the error of a change.
 */
export function isUncertain(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  if (unknownOutcomes.has(error)) return true;
  return error instanceof Error && Reflect.get(error, "effect") !== "read" && isWithoutResponse(error);
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
  if (before && (isUncertain(before) || isUncertain(error))) unknownOutcomes.add(before).add(error);
  return error;
}

const unknownOutcomes = new WeakSet<object>();
