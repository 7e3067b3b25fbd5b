import type { Text } from "../text/text.ts";
import { type ErrorKind, errorKind } from "./errorKind.ts";

export interface ErrorDescription {
  /** What happened. */
  readonly title: string;
  /** What is safe, and what to do. */
  readonly help: string;
  /** For whoever looks into it; never a message of the service's. */
  readonly code: string | undefined;
}

/** Puts an error into words for people. */
export function describeError(error: unknown, { errors }: Pick<Text, "errors">): ErrorDescription {
  const kind: ErrorKind = errorKind(error);
  const code: unknown = error instanceof Error ? Reflect.get(error, "code") : undefined;
  return {
    title: errors[`${kind}Title`],
    help: errors[`${kind}Help`],
    code: typeof code === "string" ? code : undefined,
  };
}
