"use client";

import type { ReactElement } from "react";
import { WriteFailure } from "../../errors/WriteFailure/WriteFailure.tsx";
import { useText } from "../../locale/useText.ts";
import { fillText } from "../../text/fillText.ts";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { ConfirmDialog, type ConfirmDialogProps } from "../../ui/ConfirmDialog/ConfirmDialog.tsx";
import { LongCode } from "../../ui/LongCode/LongCode.tsx";
import { enWebhookManager } from "../messages.en.ts";
import { type UseWebhookActionParameters, useWebhookAction } from "../useWebhookAction.ts";

export interface ActionDialogProps
  extends Pick<UseWebhookActionParameters, "webhook" | "onDone">,
    Pick<ConfirmDialogProps, "onClose" | "returnFocus"> {
  readonly action: "disable" | "delete";
}

/** Confirms disabling or deleting an endpoint, and explains what happens to its deliveries. */
export function ActionDialog({ webhook, action, onDone, onClose, returnFocus }: ActionDialogProps): ReactElement {
  const { state, phrase, limit, run } = useWebhookAction({ webhook, action, onDone });
  const { webhookManager: messages } = useText(enWebhookManager);
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
          {fillText(messages[state.reason], { max: String(limit.max) })}
        </Callout>
      )}
      {state.status === "failed" && <WriteFailure error={state.error} />}
    </ConfirmDialog>
  );
}
