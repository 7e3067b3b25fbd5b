"use client";

import { WEBHOOK_ROTATION_OVERLAP_SECONDS } from "@partner-kit/contract";
import { type ReactElement, useId } from "react";
import { WriteFailure } from "../../errors/WriteFailure/WriteFailure.tsx";
import { formatDateTime } from "../../format/formatDateTime.ts";
import { useText } from "../../locale/useText.ts";
import { describeRefusal } from "../../session/describeRefusal.ts";
import { enSession, enUi } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { Dialog } from "../../ui/Dialog/Dialog.tsx";
import { LongCode } from "../../ui/LongCode/LongCode.tsx";
import { enWebhookRotation } from "../messages.en.ts";
import { type UseSecretRotationParameters, useSecretRotation } from "../useSecretRotation.ts";

export interface RotationDialogProps extends UseSecretRotationParameters {
  readonly onClose: () => void;
}

/** Explains a rotation before it starts, and what to do if it is not possible. */
export function RotationDialog({ webhook, onRotated, onClose }: RotationDialogProps): ReactElement {
  const { state, permission, rotate } = useSecretRotation({ webhook, onRotated });
  const text = useText(enSession, enUi, enWebhookRotation);
  const { ui, webhookRotation: messages, locale, number, fill } = text;
  const formId = useId();
  const hours = number(WEBHOOK_ROTATION_OVERLAP_SECONDS / 3600);
  const isSending = state.status === "sending";
  const canRotate = state.status !== "in_progress" && !(state.status === "uncertain" && state.wasRotated !== false);

  return (
    <Dialog
      isOpen
      onClose={isSending ? () => undefined : onClose}
      title={messages.title}
      size="small"
      role="alertdialog"
      isDismissable={false}
      description={
        <>
          <LongCode text={webhook.url} />
          {canRotate && (
            <>
              <span>{fill(messages.help, { hours })}</span>
              <span>{messages.steps}</span>
            </>
          )}
        </>
      }
      footer={(requestClose) =>
        canRotate ? (
          <>
            <Button onClick={requestClose} disabled={isSending}>
              {ui.cancel}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              isBusy={isSending}
              disabledReason={describeRefusal(permission, text)}
            >
              {messages.confirm}
            </Button>
          </>
        ) : (
          <Button onClick={requestClose}>{ui.close}</Button>
        )
      }
    >
      <form
        id={formId}
        hidden
        onSubmit={(event) => {
          event.preventDefault();
          rotate();
        }}
      />
      {state.status === "in_progress" && (
        <Callout tone="warn" role="alert" title={messages.inProgress}>
          {state.until === undefined
            ? fill(messages.inProgressUnknown, { hours })
            : fill(messages.inProgressUntil, { time: formatDateTime({ timestamp: state.until, locale }) })}
        </Callout>
      )}
      {state.status === "uncertain" && (
        <Callout tone="warn" role="alert" title={titleOf(state.wasRotated)}>
          {helpOf(state.wasRotated)}
        </Callout>
      )}
      {state.status === "failed" && <WriteFailure error={state.error} />}
    </Dialog>
  );

  function titleOf(wasRotated: boolean | undefined): string {
    if (wasRotated === undefined) return messages.uncertain;
    return wasRotated ? messages.wasRotated : messages.wasNotRotated;
  }

  function helpOf(wasRotated: boolean | undefined): string {
    if (wasRotated === undefined) return messages.uncertainHelp;
    if (wasRotated) return fill(messages.wasRotatedHelp, { hours });
    return fill(messages.wasNotRotatedHelp, { version: String(webhook.secret_version) });
  }
}
