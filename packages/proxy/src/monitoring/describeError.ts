import { StoreError } from "../store/StoreError.ts";

/** A short code of an error, for logs. Not its message, which could contain personal data. */
export function errorCodeOf(error: unknown): string {
  if (error instanceof StoreError) return error.reason;
  if (!(error instanceof Error)) return "unknown";
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
  return /^[\w.:-]{1,64}$/.test(code) ? code : "unknown";
}

/** Describes an error of the host's code for logs: its code, and its source location if the platform reports it. */
export function describeError(error: unknown): { readonly reason: string; readonly at: string | undefined } {
  return { reason: errorCodeOf(error), at: error instanceof Error ? locationOf(error) : undefined };
}

/**
 * Describes an error of the kit for logs. Its message never contains a secret or personal data. Returns a plain object,
 * because many loggers write an `Error` as `{}`.
 */
export function describeOwnError(error: unknown): { readonly err: object } {
  if (!(error instanceof Error)) return { err: { name: "unknown" } };
  const code = errorCodeOf(error);
  return { err: { name: error.name, message: error.message, ...(code !== error.name && { code }) } };
}

/**
 * Source location from the stack. The message precedes the calls and is cut off, because it could contain personal
 * data.
 */
function locationOf({ message, stack = "" }: Error): string | undefined {
  const start = stack.indexOf(message);
  const calls = start === -1 ? "" : stack.slice(start + message.length);
  return /^\s+at (?:async )?(?:.*\()?(.+:\d+:\d+)\)?$/m.exec(calls)?.[1];
}
