"use client";

import { type ReactElement, useState } from "react";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { useText } from "../../locale/useText.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { enSession } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { ChangeCount } from "../../ui/ChangeCount/ChangeCount.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog/ConfirmDialog.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import type { HeadingLevel } from "../../ui/Heading/Heading.tsx";
import { enRecipientEditor } from "../messages.en.ts";
import type { UseRecipientEditorReturnType } from "../useRecipientEditor.ts";
import { RecipientEditorSkeleton } from "./RecipientEditorSkeleton.tsx";
import { RecipientForm } from "./RecipientForm.tsx";
import { RecipientReview } from "./RecipientReview.tsx";

export interface RecipientEditorBodyProps {
  readonly editor: UseRecipientEditorReturnType;
  readonly formId: string;
  /** Default 3. */
  readonly headingLevel?: HeadingLevel | undefined;
}

/** Everything between the heading and the buttons. */
export function RecipientEditorBody({ editor, formId, headingLevel = 3 }: RecipientEditorBodyProps): ReactElement {
  const { recipientEditor: messages, fill } = useText(enRecipientEditor);
  const { state } = editor;
  switch (state.status) {
    case "loading":
      return <RecipientEditorSkeleton />;
    case "error":
      return <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={editor.retry} />;
    case "gone":
      return <GoneRecipient editor={editor} state={state} />;
    case "editing":
      return <RecipientForm editor={editor} state={state} formId={formId} />;
    case "reviewing":
    case "saving":
      return <RecipientReview editor={editor} state={state} formId={formId} headingLevel={headingLevel} />;
    case "saved":
      return (
        <Callout
          tone="success"
          role="status"
          title={fill(messages.savedTitle, { label: state.recipient.label ?? "" })}
          actions={editor.isNew && <Button onClick={editor.discard}>{messages.addAnother}</Button>}
        >
          {messages.savedHelp}
        </Callout>
      );
  }
}

interface GoneRecipientProps {
  readonly editor: UseRecipientEditorReturnType;
  readonly state: Extract<UseRecipientEditorReturnType["state"], { status: "gone" }>;
}

/** Offers to keep the input of a deleted recipient. Asks before that replaces the input of a new one. */
function GoneRecipient({ editor, state }: GoneRecipientProps): ReactElement {
  const { recipientEditor: messages } = useText(enRecipientEditor);
  const [isAsking, setAsking] = useState(false);
  const move = () => (state.replacesDraft ? setAsking(true) : editor.saveAsNew());
  return (
    <>
      <EmptyState
        title={messages.goneTitle}
        help={state.isDirty ? `${messages.goneHelp} ${messages.goneKept}` : messages.goneHelp}
        action={state.isDirty && <Button onClick={move}>{messages.saveAsNew}</Button>}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={messages.replaceDraftTitle}
        description={messages.replaceDraftHelp}
        confirmLabel={messages.replaceDraft}
        variant="danger"
        onConfirm={editor.saveAsNew}
      />
    </>
  );
}

interface RecipientEditorActionsProps extends Omit<RecipientEditorBodyProps, "headingLevel"> {
  readonly onCancel: (() => void) | undefined;
}

/** The buttons of the current step, Cancel first, and what the first step does not do yet. */
export function RecipientEditorActions(props: RecipientEditorActionsProps): ReactElement | null {
  const { editor, formId, onCancel } = props;
  const text = useText(enSession, enRecipientEditor);
  const { recipientEditor: messages } = text;
  const { state, permission } = editor;
  // Unknown permissions do not block the button, because the proxy checks them anyway.
  const isKnown = permission.allowed || permission.reason !== "loading";
  const refusal = isKnown ? describeRefusal(permission, text) : undefined;
  const isSaving = state.status === "saving";

  if (state.status === "reviewing" || isSaving) {
    return (
      <div data-part="buttons">
        {!editor.isNew && <ChangeCount count={state.changes.length} />}
        <Button disabled={isSaving} onClick={editor.back}>
          {messages.back}
        </Button>
        <Button type="submit" form={formId} variant="primary" isBusy={isSaving} disabledReason={refusal}>
          {isSaving ? messages.saving : messages.save}
        </Button>
      </div>
    );
  }
  if (state.status !== "editing") {
    return onCancel && state.status !== "saved" ? (
      <div data-part="buttons">
        <Button onClick={onCancel}>{messages.cancel}</Button>
      </div>
    ) : null;
  }
  const isUntouched = !editor.isNew && editor.changes.length === 0;
  const reason =
    refusal ??
    (state.conflicts.length > 0 ? messages.conflictsFirst : undefined) ??
    (isUntouched ? messages.nothingChanged : undefined);
  return (
    <div data-part="buttons">
      <p data-part="hint">{messages.reviewHint}</p>
      {!editor.isNew && <ChangeCount count={editor.changes.length} />}
      {onCancel && <Button onClick={onCancel}>{messages.cancel}</Button>}
      <Button type="submit" form={formId} variant="primary" disabledReason={reason}>
        {messages.review}
      </Button>
    </div>
  );
}
