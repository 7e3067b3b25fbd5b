import { HttpError } from "../http/HttpError.ts";

/** The error for a call without a response. `isUnsent`: the service certainly did not receive it. */
export function noResponse(isTimedOut: boolean, isUnsent = false): HttpError {
  const unknown = "The request may have arrived.";
  return isTimedOut
    ? new HttpError({ code: "UPSTREAM_TIMEOUT", message: `The service did not respond in time. ${unknown}` })
    : new HttpError({
        code: "UPSTREAM_UNREACHABLE",
        message: `The service could not be reached. ${unknown}`,
        isUnsent,
      });
}

/** The error for a call during a pause after a 429 response. */
export function rateLimited(seconds: number): HttpError {
  const message = "The service is limiting requests. Nothing was sent. Try again after Retry-After.";
  return new HttpError({ code: "RATE_LIMITED", message, headers: { "retry-after": String(seconds) } });
}

/** The error for a call that a limit of the proxy refused. `problem` names the limit. */
export function tooManyRequests(problem: string, seconds: number): HttpError {
  const message = `${problem} Nothing was sent to the service.`;
  return new HttpError({ code: "TOO_MANY_REQUESTS", message, headers: { "retry-after": String(seconds) } });
}

/** The error for a call that left the queue unsent: the queue was full, or it waited too long. */
export function notStarted(call: {
  readonly isTimedOut: boolean;
  readonly cancellation: { readonly isCancelled: boolean };
}): HttpError {
  if (call.isTimedOut) return tooManyRequests("The call waited too long in the proxy's queue.", 1);
  // The caller left, so no one reads this.
  if (call.cancellation.isCancelled) return noResponse(false);
  return tooManyRequests("Too many calls are waiting for the service.", 1);
}

/** The code of a network error. Its message is omitted, because it can contain addresses. */
export function causeCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("code" in error && typeof error.code === "string") return error.code;
  return causeCode(error.cause);
}
