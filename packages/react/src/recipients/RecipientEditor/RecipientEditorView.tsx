"use client";

import { type ReactElement, useId, useRef } from "react";
import { useText } from "../../locale/useText.ts";
import { AssumptionNote } from "../../session/AssumptionNote/AssumptionNote.tsx";
import { useKeptFocus } from "../../ui/focus/useKeptFocus.ts";
import { type HeadingOptions, useHeading } from "../../ui/Heading/useHeading.tsx";
import { enRecipientEditor } from "../messages.en.ts";
import { type UseRecipientEditorParameters, useRecipientEditor } from "../useRecipientEditor.ts";
import { RecipientEditorActions, RecipientEditorBody } from "./RecipientEditorBody.tsx";

export interface RecipientEditorProps extends UseRecipientEditorParameters, HeadingOptions {
  /** Adds a Cancel button. The draft stays. */
  readonly onCancel?: (() => void) | undefined;
  readonly className?: string | undefined;
}

export function RecipientEditorView(props: RecipientEditorProps): ReactElement {
  const { className, onCancel, headingLevel, title, isTitleHidden, ...parameters } = props;
  const editor = useRecipientEditor(parameters);
  const { recipientEditor: messages } = useText(enRecipientEditor);
  const formId = useId();
  const root = useRef<HTMLElement>(null);
  useKeptFocus(root);
  const { heading, labelProps, nestedLevel } = useHeading(
    { headingLevel, title, isTitleHidden },
    editor.isNew ? messages.titleNew : messages.titleChange,
  );
  const { status } = editor.state;
  return (
    <section
      ref={root}
      tabIndex={-1}
      className={["pk-root pk-RecipientEditor", className].filter(Boolean).join(" ")}
      data-status={status}
      aria-busy={status === "loading"}
      {...labelProps}
    >
      {heading}
      <RecipientEditorBody editor={editor} formId={formId} headingLevel={nestedLevel} />
      <RecipientEditorActions editor={editor} formId={formId} onCancel={onCancel} />
      <AssumptionNote of={["createRecipient", "listChains", "listBanks"]} />
    </section>
  );
}
