"use client";

import type { ReactElement } from "react";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { useText } from "../../locale/useText.ts";
import { fillText } from "../../text/fillText.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { enRecipientEditor } from "../messages.en.ts";
import type { UseRecipientEditorReturnType } from "../useRecipientEditor.ts";
import { RecipientEditorSkeleton } from "./RecipientEditorSkeleton.tsx";
import { RecipientForm } from "./RecipientForm.tsx";
import { RecipientReview } from "./RecipientReview.tsx";

export interface RecipientEditorBodyProps {
  readonly editor: UseRecipientEditorReturnType;
  readonly formId: string;
}

/** Everything between the heading and the buttons. */
export function RecipientEditorBody({ editor, formId }: RecipientEditorBodyProps): ReactElement {
  const { recipientEditor: messages } = useText(enRecipientEditor);
  const { state } = editor;
  switch (state.status) {
    case "loading":
      return <RecipientEditorSkeleton />;
    case "error":
      return <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={editor.retry} />;
    case "gone":
      return (
        <EmptyState
          title={messages.goneTitle}
          help={state.isDirty ? `${messages.goneHelp} ${messages.goneKept}` : messages.goneHelp}
          action={state.isDirty && <Button onClick={editor.saveAsNew}>{messages.saveAsNew}</Button>}
        />
      );
    case "editing":
      return <RecipientForm editor={editor} state={state} formId={formId} />;
    case "reviewing":
    case "saving":
      return <RecipientReview editor={editor} state={state} formId={formId} />;
    case "saved":
      return (
        <Callout
          tone="success"
          role="status"
          title={fillText(messages.savedTitle, { label: state.recipient.label ?? "" })}
          actions={editor.isNew && <Button onClick={editor.discard}>{messages.addAnother}</Button>}
        >
          {messages.savedHelp}
        </Callout>
      );
  }
}
