/** Whether a retry can succeed: there was no response, the server failed, or the rate limit was reached. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === "NetworkError") return true;
  if (error.name !== "ApiError" && error.name !== "ResponseError") return false;
  const status = readNumber(error, "status");
  if (status === undefined || status === NOT_IMPLEMENTED) return false;
  return status >= 500 || status === TOO_MANY_REQUESTS;
}

/** Milliseconds to wait according to the response's `Retry-After`. `undefined` if it has none. */
export function retryAfter(error: unknown): number | undefined {
  const seconds = error instanceof Error ? readNumber(error, "retryAfter") : undefined;
  return seconds === undefined ? undefined : seconds * 1000;
}

const NOT_IMPLEMENTED = 501;
const TOO_MANY_REQUESTS = 429;

// Checks the name and not the class, because a host's page can load two copies of the contract.
function readNumber(error: Error, key: "status" | "retryAfter"): number | undefined {
  const value: unknown = Reflect.get(error, key);
  return typeof value === "number" ? value : undefined;
}
