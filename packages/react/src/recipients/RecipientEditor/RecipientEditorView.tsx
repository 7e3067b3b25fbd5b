"use client";

import { type ReactElement, useId } from "react";
import { useText } from "../../locale/useText.ts";
import { enRecipientEditor } from "../messages.en.ts";
import { type UseRecipientEditorParameters, useRecipientEditor } from "../useRecipientEditor.ts";
import { RecipientEditorActions, RecipientEditorBody } from "./RecipientEditorBody.tsx";

export interface RecipientEditorProps extends UseRecipientEditorParameters {
  /** Adds a Cancel button. The draft stays. */
  readonly onCancel?: (() => void) | undefined;
  readonly className?: string | undefined;
}

export function RecipientEditorView({ className, onCancel, ...parameters }: RecipientEditorProps): ReactElement {
  const editor = useRecipientEditor(parameters);
  const { recipientEditor: messages } = useText(enRecipientEditor);
  const formId = useId();
  const titleId = useId();
  const { status } = editor.state;
  return (
    <section
      className={["pk-root pk-RecipientEditor", className].filter(Boolean).join(" ")}
      data-status={status}
      aria-labelledby={titleId}
      aria-busy={status === "loading"}
    >
      <h2 data-part="heading" id={titleId}>
        {editor.isNew ? messages.titleNew : messages.titleChange}
      </h2>
      <RecipientEditorBody editor={editor} formId={formId} />
      <RecipientEditorActions editor={editor} formId={formId} onCancel={onCancel} />
    </section>
  );
}
