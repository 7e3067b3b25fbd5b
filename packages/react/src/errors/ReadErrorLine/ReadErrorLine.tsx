"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { enCommon, enErrors, enSession } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { LineNote } from "../../ui/LineNote/LineNote.tsx";
import { describeReadError } from "../describeReadError.ts";
import type { ReadErrorProps } from "../ReadError/ReadError.tsx";

/** Describes a failed read in one line, for content of one line. */
export function ReadErrorLine({ error, isRetrying, onRetry }: ReadErrorProps): ReactElement {
  const text = useText(enErrors, enSession, enCommon);
  const { title, help, canRetry } = describeReadError(error, text);
  return (
    <LineNote role="alert" title={`${title}.`} help={help}>
      {canRetry && (
        <div>
          <Button variant="quiet" isBusy={isRetrying} onClick={onRetry}>
            {isRetrying ? text.common.retrying : text.common.retry}
          </Button>
        </div>
      )}
    </LineNote>
  );
}
