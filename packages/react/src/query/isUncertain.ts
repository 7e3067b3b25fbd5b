import type { OperationError } from "../query/operationError.ts";

/**
 * Whether a failed call may have been carried out all the same: no answer came, or one that a broken hop on the way may
 * have made up. What was refused was not carried out.
 */
export function isUncertain(error: OperationError): boolean {
  switch (error.name) {
    case "NetworkError":
    case "ResponseError":
      return true;
    case "ApiError":
      return error.status >= 500 && error.code !== "NOT_IMPLEMENTED";
    default:
      return false;
  }
}
