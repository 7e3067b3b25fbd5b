"use client";

import type { ReactElement } from "react";
import { WriteFailure } from "../../errors/WriteFailure/WriteFailure.tsx";
import { useText } from "../../locale/useText.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog/ConfirmDialog.tsx";
import { enRecipientList } from "../messages.en.ts";
import type { UseRecipientDeletionReturnType } from "../useRecipientDeletion.ts";

/** Confirms a deletion by the recipient's label, and explains its effect. */
export function RecipientDeleteDialog(props: { readonly list: UseRecipientDeletionReturnType }): ReactElement | null {
  const { list } = props;
  const { recipientList: messages, fill } = useText(enRecipientList);
  const { deletion } = list;
  if (deletion.status === "idle") return null;
  const { recipient } = deletion;
  const label = recipient.label || messages.unlabelled;
  return (
    <ConfirmDialog
      isOpen
      onClose={list.cancel}
      title={fill(messages.deleteTitle, { label })}
      description={messages.deleteHelp}
      confirmLabel={messages.deleteConfirm}
      variant="danger"
      textToType={label}
      isBusy={deletion.status === "deleting"}
      onConfirm={list.confirm}
    >
      {deletion.status === "asking" && deletion.error && <WriteFailure error={deletion.error} />}
    </ConfirmDialog>
  );
}
