"use client";

import { type ReactElement, type RefObject, useEffect } from "react";
import { WriteFailure } from "../../errors/WriteFailure/WriteFailure.tsx";
import { formatDateTime } from "../../format/formatDateTime.ts";
import { createLazy, LazyPart } from "../../lazy/LazyPart.tsx";
import { useText } from "../../locale/useText.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { Checkbox } from "../../ui/Checkbox/Checkbox.tsx";
import { ConfirmDialog, type ConfirmDialogProps } from "../../ui/ConfirmDialog/ConfirmDialog.tsx";
import { Dialog, type DialogProps } from "../../ui/Dialog/Dialog.tsx";
import { LongCode } from "../../ui/LongCode/LongCode.tsx";
import { SecretField } from "../../ui/SecretField/SecretField.tsx";
import { useToast } from "../../ui/Toast/Toaster.tsx";
import { enWebhookHealth, enWebhookManager, enWebhookSecret } from "../messages.en.ts";
import { type UseSecretRevealParameters, useSecretReveal } from "../useSecretReveal.ts";
import { type UseWebhookActionParameters, useWebhookAction } from "../useWebhookAction.ts";
import type { UseWebhookEditorParameters } from "../useWebhookEditor.ts";
import type { UseWebhookManagerReturnType } from "../useWebhookManager.ts";
import { RotationDialog } from "./RotationDialog.tsx";
import { useUndoDescription } from "./useUndoDescription.ts";

export interface EndpointTasksProps
  extends Pick<UseWebhookManagerReturnType, "task" | "start" | "finish">,
    Pick<UseWebhookEditorParameters, "allowLocalUrls"> {
  /** Receives the focus if the element that opened the dialog is gone. */
  readonly returnFocus: RefObject<HTMLElement | null>;
}

/** The dialog of the current task. */
export function EndpointTasks(props: EndpointTasksProps): ReactElement | null {
  const { task, start, finish, allowLocalUrls, returnFocus } = props;
  const { webhookManager: messages } = useText(enWebhookManager);
  const { show } = useToast();
  const undoOf = useUndoDescription();
  useEffect(() => editorDialog.preload(), []);
  if (!task) return null;
  switch (task.kind) {
    case "create":
    case "edit":
      return (
        <LazyPart lazy={editorDialog} component="WebhookEditor">
          {(EditorDialog) => (
            <EditorDialog
              webhookId={task.kind === "edit" ? task.webhook.id : undefined}
              allowLocalUrls={allowLocalUrls}
              onClose={finish}
              onRotate={(webhook) => start({ kind: "rotate", webhook })}
              onSaved={({ webhook, secret }) => {
                if (secret) return start({ kind: "reveal", secret });
                finish();
                const action = task.kind === "edit" ? undoOf(task.webhook, webhook) : undefined;
                show({
                  title: messages.done_save,
                  action,
                  about: () => returnFocus.current?.querySelector(`[data-endpoint="${webhook.id}"]`) ?? null,
                });
              }}
            />
          )}
        </LazyPart>
      );
    case "disable":
    case "delete":
      return (
        <ActionDialog
          key={task.kind}
          webhook={task.webhook}
          action={task.kind}
          returnFocus={returnFocus}
          onClose={finish}
          onDone={() => {
            finish();
            show({ title: task.kind === "delete" ? messages.done_delete : messages.done_disable });
          }}
        />
      );
    case "rotate":
      return (
        <RotationDialog
          webhook={task.webhook}
          onClose={finish}
          onRotated={(secret) => start({ kind: "reveal", secret })}
        />
      );
    case "reveal":
      return <SecretDialog secret={task.secret} returnFocus={returnFocus} onClose={finish} />;
  }
}

const editorDialog = createLazy(async () => (await import("./EditorDialog.tsx")).EditorDialog);

interface ActionDialogProps
  extends Pick<UseWebhookActionParameters, "webhook" | "onDone">,
    Pick<ConfirmDialogProps, "onClose" | "returnFocus"> {
  readonly action: "disable" | "delete";
}

/** Confirms disabling or deleting an endpoint, and explains what happens to its deliveries. */
function ActionDialog({ webhook, action, onDone, onClose, returnFocus }: ActionDialogProps): ReactElement {
  const { state, phrase, limit, run } = useWebhookAction({ webhook, action, onDone });
  const { webhookManager: messages, fill } = useText(enWebhookManager);
  const isDeletion = action === "delete";
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={isDeletion ? messages.deleteTitle : messages.disableTitle}
      description={
        <>
          <LongCode text={webhook.url} />
          <span>{isDeletion ? messages.deleteHelp : messages.disableHelp}</span>
        </>
      }
      confirmLabel={isDeletion ? messages.deleteConfirm : messages.disableConfirm}
      variant={isDeletion ? "danger" : "primary"}
      textToType={isDeletion ? phrase : undefined}
      isBusy={state.status === "sending"}
      returnFocus={returnFocus}
      onConfirm={run}
    >
      {state.status === "blocked" && (
        <Callout tone="warn" role="alert">
          {fill(messages[state.reason], { max: String(limit.max) })}
        </Callout>
      )}
      {state.status === "failed" && <WriteFailure error={state.error} />}
    </ConfirmDialog>
  );
}

interface SecretDialogProps extends UseSecretRevealParameters, Pick<DialogProps, "returnFocus"> {}

/** Shows a signing secret once. It closes after the user confirms that it is stored, or if the proxy stored it. */
function SecretDialog({ returnFocus, ...parameters }: SecretDialogProps): ReactElement {
  const { secret } = parameters;
  const reveal = useSecretReveal(parameters);
  const { webhookSecret: messages, webhookHealth, locale, fill } = useText(enWebhookSecret, enWebhookHealth);
  const { previousValidUntil } = secret;
  const { isStoredByProxy } = reveal;
  const storeTitle = previousValidUntil === undefined ? messages.createdTitle : messages.rotatedTitle;
  return (
    <Dialog
      isOpen
      onClose={reveal.close}
      title={isStoredByProxy ? webhookHealth.keptTitle : storeTitle}
      description={isStoredByProxy ? webhookHealth.keptHelp : messages.help}
      role="alertdialog"
      isDismissable={isStoredByProxy}
      returnFocus={returnFocus}
      footer={() => (
        <Button
          variant="primary"
          disabledReason={reveal.isStored || isStoredByProxy ? undefined : messages.storeFirst}
          onClick={reveal.close}
        >
          {messages.done}
        </Button>
      )}
    >
      <SecretField
        label={messages.secret}
        value={secret.read() ?? ""}
        help={fill(messages.version, { version: String(secret.secretVersion), url: secret.url })}
      />
      {!isStoredByProxy && (
        <div className="pk-SecretDownload">
          <Button icon="download" onClick={reveal.download}>
            {messages.download}
          </Button>
          <span role="status">{reveal.isDownloaded && fill(messages.downloaded, { file: reveal.fileName })}</span>
        </div>
      )}
      {previousValidUntil !== undefined && (
        <Callout tone="info">
          {fill(messages.overlap, { time: formatDateTime({ timestamp: previousValidUntil, locale }) })}
        </Callout>
      )}
      {!isStoredByProxy && (
        <Checkbox label={messages.stored} isChecked={reveal.isStored} onCheckedChange={reveal.setStored} />
      )}
    </Dialog>
  );
}
