import { describeRefusal } from "../session/describeRefusal.ts";
import { isPermissionError } from "../session/PermissionError.ts";
import { isLastingRefusal, type Permission } from "../session/permission.ts";
import type { Text } from "../text/text.ts";
import { describeError, type ErrorDescription } from "./describeError.ts";

export interface ReadErrorDescription extends ErrorDescription {
  /** Whether a retry can succeed. A missing permission arrives with a new session, which repeats the read. */
  readonly canRetry: boolean;
}

/** Describes a failed read, and names the missing permission if the session does not allow it. */
export function describeReadError(error: unknown, text: Pick<Text, "errors" | "session">): ReadErrorDescription {
  const description = describeError(error, text, { isRetried: true });
  if (!isPermissionError(error)) return { ...description, canRetry: true };
  const refusal: Permission = { allowed: false, reason: error.reason, scope: error.scope };
  if (!isLastingRefusal(refusal)) return { ...description, canRetry: true };
  return { ...description, help: describeRefusal(refusal, text) ?? description.help, canRetry: false };
}
