import { StoreError } from "./store/StoreError.ts";

/** A short code of a failure, for logs. Never its message, which could hold anything, personal data among it. */
export function failureCode(error: unknown): string {
  if (error instanceof StoreError) return error.reason;
  if (!(error instanceof Error)) return "unknown";
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
  return /^[\w.:-]{1,64}$/.test(code) ? code : "unknown";
}

/** What logs tell of a failure of the host's code: its code and, where the platform says so, the line it came from. */
export function failureOf(error: unknown): { readonly reason: string; readonly at: string | undefined } {
  return { reason: failureCode(error), at: error instanceof Error ? placeOf(error) : undefined };
}

/**
 * What logs tell of an error of the kit's own, whose message never holds a secret or personal data. It is a plain
 * object, because many loggers write an `Error` as `{}`.
 */
export function describeOwnError(error: unknown): { readonly err: object } {
  if (!(error instanceof Error)) return { err: { name: "unknown" } };
  const code = failureCode(error);
  return { err: { name: error.name, message: error.message, ...(code !== error.name && { code }) } };
}

/** The message stands before the calls, and is cut off with whatever it holds. */
function placeOf({ message, stack = "" }: Error): string | undefined {
  const start = stack.indexOf(message);
  const calls = start === -1 ? "" : stack.slice(start + message.length);
  return /^\s+at (?:async )?(?:.*\()?(.+:\d+:\d+)\)?$/m.exec(calls)?.[1];
}
