"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { useKitContext } from "../../provider/KitContext.ts";
import { isKitQueryKey } from "../../query/operationQueryKey.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { isLastingRefusal, isPermissionError, type Permission } from "../../session/permission.ts";
import { enErrors, enSession } from "../../text/messages.en.ts";
import type { Text } from "../../text/text.ts";
import { RetryButton } from "../../ui/Button/RefreshButton.tsx";
import { ErrorNote } from "../../ui/ErrorNote/ErrorNote.tsx";
import { LineNote } from "../../ui/LineNote/LineNote.tsx";
import { describeError, type ErrorDescription } from "../describeError.ts";
import { type ErrorKind, errorKind } from "../errorKind.ts";
import { isSessionEnded, SignIn } from "../SignIn/SignIn.tsx";

export interface ReadErrorProps {
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Describes a failed read and offers a retry. */
export function ReadError({ error, isRetrying, onRetry }: ReadErrorProps): ReactElement {
  const text = useText(enErrors, enSession);
  const { fill } = text;
  const { title, help, code, canRetry } = useDescription(error, text);
  return (
    <ErrorNote
      isRefused={!canRetry}
      scope={isPermissionError(error) ? error.scope : undefined}
      title={title}
      help={help}
      code={code === undefined ? undefined : fill(text.errors.code, { code })}
      action={
        canRetry && (
          <>
            {isSessionEnded(error) && <SignIn />}
            <RetryButton isRetrying={isRetrying} onClick={onRetry} />
          </>
        )
      }
    />
  );
}

interface ReadErrorDescription extends ErrorDescription {
  /** Whether a retry can succeed. It cannot after a refusal. A new session repeats the read once it has the permission. */
  readonly canRetry: boolean;
}

/** Describes a failed read, and names the missing permission if the session does not allow it. */
export function describeReadError(error: unknown, text: Pick<Text, "errors" | "session">): ReadErrorDescription {
  const description = describeError(error, text, { isRetried: true });
  if (!isPermissionError(error)) return { ...description, canRetry: !refusals.has(errorKind(error)) };
  const refusal: Permission = { allowed: false, reason: error.reason, scope: error.scope };
  if (!isLastingRefusal(refusal)) return { ...description, canRetry: true };
  return { ...description, help: describeRefusal(refusal, text) ?? description.help, canRetry: false };
}

/** Describes a failed read. Before the first successful read nobody was signed in on this page, so no session has ended. */
function useDescription(error: unknown, text: Pick<Text, "errors" | "session">): ReadErrorDescription {
  const { kit, queryClient } = useKitContext();
  const description = describeReadError(error, text);
  if (!isSessionEnded(error)) return description;
  const wasSignedIn = queryClient
    .getQueryCache()
    .getAll()
    .some(
      // The state of the proxy can be read without a session.
      ({ queryKey, state }) =>
        state.data !== undefined && isKitQueryKey(queryKey, kit.baseUrl) && queryKey[0] !== "health",
    );
  if (wasSignedIn) return description;
  return { ...description, title: text.errors.signedOutTitle, help: text.errors.signedOutHelp };
}

/** Errors that only an administrator can resolve. */
const refusals: ReadonlySet<ErrorKind> = new Set(["grant", "policy", "key", "off"]);

/** Describes a failed read in one line, for content of one line. */
export function ReadErrorLine({ error, isRetrying, onRetry }: ReadErrorProps): ReactElement {
  const text = useText(enErrors, enSession);
  const { title, help, canRetry } = useDescription(error, text);
  return (
    <LineNote role="alert" icon={canRetry ? "warning" : "lock"} title={`${title}.`} help={help}>
      {canRetry && (
        <div>
          {isSessionEnded(error) && <SignIn />}
          <RetryButton icon={undefined} variant="quiet" isRetrying={isRetrying} onClick={onRetry} />
        </div>
      )}
    </LineNote>
  );
}
