"use client";

import type { ReactElement } from "react";
import { describeError } from "../../errors/describeError.ts";
import { useText } from "../../locale/useText.ts";
import { enErrors } from "../../text/enCommon.ts";
import { enRecipientList } from "../../text/enRecipients.ts";
import { fillText } from "../../text/fillText.ts";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog/ConfirmDialog.tsx";
import type { UseRecipientDeletionReturnType } from "../useRecipientDeletion.ts";

export interface RecipientDeleteDialogProps {
  readonly list: UseRecipientDeletionReturnType;
}

/** Asks for the recipient's label before it is deleted, and says what that does and what it does not. */
export function RecipientDeleteDialog({ list }: RecipientDeleteDialogProps): ReactElement | null {
  const text = useText(enErrors, enRecipientList);
  const { recipientList: words } = text;
  const { deletion } = list;
  if (deletion.status === "idle") return null;
  const { recipient } = deletion;
  const label = recipient.label || words.unlabelled;
  const failure = deletion.status === "asking" && deletion.error ? describeError(deletion.error, text) : undefined;
  return (
    <ConfirmDialog
      isOpen
      onClose={list.cancel}
      title={fillText(words.deleteTitle, { label })}
      description={words.deleteHelp}
      confirmLabel={words.deleteConfirm}
      variant="danger"
      textToType={label}
      isBusy={deletion.status === "deleting"}
      onConfirm={list.confirm}
    >
      {failure && (
        <Callout tone="danger" role="alert" title={failure.title}>
          {failure.help}
        </Callout>
      )}
    </ConfirmDialog>
  );
}
