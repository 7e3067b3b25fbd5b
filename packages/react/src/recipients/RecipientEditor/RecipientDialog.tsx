"use client";

import { type ReactElement, useId } from "react";
import { ComponentBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { useText } from "../../locale/useText.ts";
import { enRecipientEditor } from "../../text/enRecipients.ts";
import { Dialog } from "../../ui/Dialog/Dialog.tsx";
import { type UseRecipientEditorParameters, useRecipientEditor } from "../useRecipientEditor.ts";
import { RecipientEditorActions } from "./RecipientEditorActions.tsx";
import { RecipientEditorBody } from "./RecipientEditorBody.tsx";

export interface RecipientDialogProps extends UseRecipientEditorParameters {
  readonly isOpen: boolean;
  /** Also after saving. What was typed and not saved is kept, and is there again next time. */
  readonly onClose: () => void;
}

/** A form that saves a recipient or changes one, over the page. */
export function RecipientDialog({ isOpen, ...props }: RecipientDialogProps): ReactElement | null {
  if (!isOpen) return null;
  return (
    <ComponentBoundary component="RecipientDialog">
      <OpenRecipientDialog key={props.recipientId} {...props} />
    </ComponentBoundary>
  );
}

function OpenRecipientDialog({ onClose, onSaved, ...parameters }: Omit<RecipientDialogProps, "isOpen">): ReactElement {
  const { recipientEditor: words } = useText(enRecipientEditor);
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
        title={editor.isNew ? words.titleNew : words.titleChange}
        footer={(requestClose) => <RecipientEditorActions editor={editor} formId={formId} onCancel={requestClose} />}
      >
        <div className="pk-RecipientEditor" data-status={editor.state.status}>
          <RecipientEditorBody editor={editor} formId={formId} />
        </div>
      </Dialog>
    </div>
  );
}
