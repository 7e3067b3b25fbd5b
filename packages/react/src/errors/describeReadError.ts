import { describeRefusal } from "../session/describeRefusal.ts";
import { isPermissionError } from "../session/PermissionError.ts";
import { isLastingRefusal, type Permission } from "../session/permission.ts";
import type { Text } from "../text/text.ts";
import { describeError, type ErrorDescription } from "./describeError.ts";

export interface ReadErrorDescription extends ErrorDescription {
  /** Whether reading again can help. A permission that is missing comes with the session, and the read then starts again. */
  readonly canRetry: boolean;
}

/** Describes a failed read. One that the session does not allow says which permission is missing. */
export function describeReadError(error: unknown, text: Pick<Text, "errors" | "session">): ReadErrorDescription {
  const description = describeError(error, text, { isRetried: true });
  if (!isPermissionError(error)) return { ...description, canRetry: true };
  const refusal: Permission = { allowed: false, reason: error.reason, scope: error.scope };
  if (!isLastingRefusal(refusal)) return { ...description, canRetry: true };
  return { ...description, help: describeRefusal(refusal, text) ?? description.help, canRetry: false };
}
