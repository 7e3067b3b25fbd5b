"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { fillText } from "../../text/fillText.ts";
import { enCommon, enErrors, enSession } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { ErrorNote } from "../../ui/ErrorNote/ErrorNote.tsx";
import { describeReadError } from "../describeReadError.ts";

export interface ReadErrorProps {
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Describes a failed read and offers a retry. */
export function ReadError({ error, isRetrying, onRetry }: ReadErrorProps): ReactElement {
  const text = useText(enErrors, enSession, enCommon);
  const { title, help, code, canRetry } = describeReadError(error, text);
  return (
    <ErrorNote
      title={title}
      help={help}
      code={code === undefined ? undefined : fillText(text.errors.code, { code })}
      action={
        canRetry && (
          <Button icon="refresh" isBusy={isRetrying} onClick={onRetry}>
            {isRetrying ? text.common.retrying : text.common.retry}
          </Button>
        )
      }
    />
  );
}
