"use client";

import type { Webhook } from "@partner-kit/contract";
import { type ReactElement, useId } from "react";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { WriteFailure } from "../../errors/WriteFailure/WriteFailure.tsx";
import { useText } from "../../locale/useText.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { enSession, enUi } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { ChangeCount } from "../../ui/ChangeCount/ChangeCount.tsx";
import { Dialog } from "../../ui/Dialog/Dialog.tsx";
import { FieldSkeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { enWebhookEditor } from "../messages.en.ts";
import { type UseWebhookEditorParameters, useWebhookEditor, type WebhookEditorReady } from "../useWebhookEditor.ts";
import type { WebhookField } from "../webhookConfig.ts";
import { EditorFields } from "./EditorFields.tsx";
import { WebhookChanges } from "./WebhookChanges.tsx";

export interface EditorDialogProps extends UseWebhookEditorParameters {
  readonly onClose: () => void;
  /** For an endpoint that was created although the response with its secret was lost. */
  readonly onRotate: (webhook: Webhook) => void;
}

/** The form of a new or saved endpoint. */
export function EditorDialog({ onClose, onRotate, ...parameters }: EditorDialogProps): ReactElement {
  const editor = useWebhookEditor(parameters);
  const { state, isDirty } = editor;
  const text = useText(enSession, enUi, enWebhookEditor);
  const { ui, webhookEditor: messages } = text;
  const formId = useId();
  const isNew = parameters.webhookId === undefined;
  const isReady = state.status === "ready";
  const isSending = isReady && state.saving.status === "sending";
  const found = isReady && state.saving.status === "uncertain" ? state.saving.created : undefined;
  const refusal = describeRefusal(editor.permission, text);

  return (
    <Dialog
      isOpen
      onClose={() => {
        if (isSending) return;
        editor.discard();
        onClose();
      }}
      title={isNew ? messages.createTitle : messages.replaceTitle}
      description={isNew ? messages.createHelp : messages.replaceHelp}
      asksBeforeClosing={isDirty && !found}
      footer={(requestClose) => (
        <>
          {isReady && !isNew && !found && <ChangeCount count={state.changes.length} />}
          <Button onClick={requestClose} disabled={isSending}>
            {found ? ui.close : ui.cancel}
          </Button>
          {found ? (
            <Button
              variant="primary"
              onClick={() => {
                editor.discard();
                onRotate(found);
              }}
            >
              {messages.rotateFound}
            </Button>
          ) : (
            <Button
              type="submit"
              form={formId}
              variant="primary"
              isBusy={isSending}
              disabled={!isReady}
              disabledReason={refusal ?? (isReady && !isNew && !isDirty ? messages.nothingChanged : undefined)}
            >
              {isNew ? messages.create : messages.save}
            </Button>
          )}
        </>
      )}
    >
      {state.status === "loading" && (
        <div className="pk-WebhookEditor" aria-busy="true">
          {["url", "description", "events"].map((field) => (
            <FieldSkeleton key={field} />
          ))}
        </div>
      )}
      {state.status === "error" && (
        <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={editor.retry} />
      )}
      <form id={formId} className="pk-WebhookEditor" {...editor.getFormProps()}>
        {isReady && <EditorFields editor={editor} state={state} />}
        {isReady && !isNew && <WebhookChanges changes={state.changes} />}
        {isReady && <EditorNotes state={state} />}
      </form>
    </Dialog>
  );
}

/** Notes before saving, and the outcome of saving. */
function EditorNotes({ state }: { readonly state: WebhookEditorReady }): ReactElement {
  const { webhookEditor: messages, join, fill } = useText(enWebhookEditor);
  const { saving, overwrites, dropped } = state;
  const labels: Readonly<Record<WebhookField, string>> = {
    url: messages.url,
    description: messages.description,
    event_types: messages.events,
    enabled: messages.enabled,
  };
  return (
    <>
      {dropped.length > 0 && <Callout tone="warn">{fill(messages.dropped, { types: join(dropped) })}</Callout>}
      {overwrites.length > 0 && (
        <Callout tone="warn">
          {fill(messages.overwrites, { fields: join(overwrites.map((field) => labels[field])) })}
        </Callout>
      )}
      {saving.status === "moved" && (
        <Callout tone="warn" role="alert" title={messages.moved}>
          {messages.movedHelp}
        </Callout>
      )}
      {saving.status === "uncertain" && (
        <Callout tone="warn" role="alert" title={saving.created ? messages.uncertainFound : messages.uncertain}>
          {saving.created ? messages.uncertainFoundHelp : messages.uncertainHelp}
        </Callout>
      )}
      {saving.status === "failed" && saving.reason === "conflict" && (
        <Callout tone="danger" role="alert" title={messages.conflict}>
          {messages.conflictHelp}
        </Callout>
      )}
      {saving.status === "failed" && saving.reason === "other" && <WriteFailure error={saving.error} />}
    </>
  );
}
