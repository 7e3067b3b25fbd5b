import { HttpError } from "../http/HttpError.ts";

/** The error for a call that got no response. */
export function unanswered(isTimedOut: boolean): HttpError {
  const unknown = "Whether the request arrived is not known.";
  return isTimedOut
    ? new HttpError({ code: "UPSTREAM_TIMEOUT", message: `The service did not answer in time. ${unknown}` })
    : new HttpError({ code: "UPSTREAM_UNREACHABLE", message: `The service could not be reached. ${unknown}` });
}

/** The error for a call during a pause that the service asked for. */
export function rateLimited(seconds: number): HttpError {
  const message = "The service asked to wait. Nothing was sent.";
  return new HttpError({ code: "RATE_LIMITED", message, headers: { "retry-after": String(seconds) } });
}

/** The error for a call refused by a limit of the proxy. `problem` names the limit. */
export function tooManyRequests(problem: string, seconds: number): HttpError {
  const message = `${problem} Nothing was sent to the service.`;
  return new HttpError({ code: "TOO_MANY_REQUESTS", message, headers: { "retry-after": String(seconds) } });
}

/** The error for a call that never left the queue: too many waited before it, or it waited too long. */
export function notStarted(call: {
  readonly isLate: boolean;
  readonly cancellation: { readonly isCancelled: boolean };
}): HttpError {
  if (call.isLate) return tooManyRequests("The call waited too long.", 1);
  // Nobody waits for it any more.
  if (call.cancellation.isCancelled) return unanswered(false);
  return tooManyRequests("Too many calls wait for the service.", 1);
}

/** The short code of a network failure. Its message is left out: it can name addresses. */
export function causeCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("code" in error && typeof error.code === "string") return error.code;
  return causeCode(error.cause);
}
