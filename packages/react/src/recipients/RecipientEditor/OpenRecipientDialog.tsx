"use client";

import { type ReactElement, useId } from "react";
import { useText } from "../../locale/useText.ts";
import { Dialog } from "../../ui/Dialog/Dialog.tsx";
import { enRecipientEditor } from "../messages.en.ts";
import { type UseRecipientEditorParameters, useRecipientEditor } from "../useRecipientEditor.ts";
import { RecipientEditorActions, RecipientEditorBody } from "./RecipientEditorBody.tsx";

export interface OpenRecipientDialogProps extends UseRecipientEditorParameters {
  /** Called on closing, also after saving. Unsaved input stays. */
  readonly onClose: () => void;
}

/** The recipient form in a dialog. */
export function OpenRecipientDialog({ onClose, onSaved, ...parameters }: OpenRecipientDialogProps): ReactElement {
  const { recipientEditor: messages } = useText(enRecipientEditor);
  const formId = useId();
  const editor = useRecipientEditor({
    ...parameters,
    onSaved: (recipient) => {
      onSaved?.(recipient);
      onClose();
    },
  });
  return (
    <div className="pk-root">
      <Dialog
        isOpen
        onClose={onClose}
        title={editor.isNew ? messages.titleNew : messages.titleChange}
        footer={(requestClose) => <RecipientEditorActions editor={editor} formId={formId} onCancel={requestClose} />}
      >
        <div
          className="pk-RecipientEditor"
          data-status={editor.state.status}
          aria-busy={editor.state.status === "loading"}
        >
          <RecipientEditorBody editor={editor} formId={formId} />
        </div>
      </Dialog>
    </div>
  );
}
