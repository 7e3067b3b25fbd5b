"use client";

import { type ReactElement, type RefObject, useEffect } from "react";
import { createLazy } from "../../lazy/createLazy.ts";
import { LazyPart } from "../../lazy/LazyPart.tsx";
import { useText } from "../../locale/useText.ts";
import { useToast } from "../../ui/Toast/ToastContext.ts";
import { enWebhookManager } from "../messages.en.ts";
import type { UseWebhookEditorParameters } from "../useWebhookEditor.ts";
import type { UseWebhookManagerReturnType } from "../useWebhookManager.ts";
import { ActionDialog } from "./ActionDialog.tsx";
import { RotationDialog } from "./RotationDialog.tsx";
import { SecretDialog } from "./SecretDialog.tsx";

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
              onSaved={({ secret }) => {
                if (secret) return start({ kind: "reveal", secret });
                finish();
                show({ title: messages.done_save });
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
