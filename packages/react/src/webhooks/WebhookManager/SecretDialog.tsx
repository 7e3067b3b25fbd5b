"use client";

import type { ReactElement } from "react";
import { formatDateTime } from "../../format/formatDateTime.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useText } from "../../locale/useText.ts";
import { fillText } from "../../text/fillText.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { Checkbox } from "../../ui/Checkbox/Checkbox.tsx";
import { Dialog, type DialogProps } from "../../ui/Dialog/Dialog.tsx";
import { SecretField } from "../../ui/SecretField/SecretField.tsx";
import { enWebhookHealth, enWebhookSecret } from "../messages.en.ts";
import { type UseSecretRevealParameters, useSecretReveal } from "../useSecretReveal.ts";

export interface SecretDialogProps extends UseSecretRevealParameters, Pick<DialogProps, "returnFocus"> {}

/** Shows a signing secret once. It closes after the user confirms that it is stored, or if the proxy stored it. */
export function SecretDialog({ returnFocus, ...parameters }: SecretDialogProps): ReactElement {
  const { secret } = parameters;
  const reveal = useSecretReveal(parameters);
  const { locale } = useLocale();
  const { webhookSecret: messages, webhookHealth } = useText(enWebhookSecret, enWebhookHealth);
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
        help={fillText(messages.version, { version: String(secret.secretVersion), url: secret.url })}
      />
      {!isStoredByProxy && (
        <div className="pk-SecretDownload">
          <Button icon="download" onClick={reveal.download}>
            {messages.download}
          </Button>
          <span role="status">{reveal.isDownloaded && fillText(messages.downloaded, { file: reveal.fileName })}</span>
        </div>
      )}
      {previousValidUntil !== undefined && (
        <Callout tone="info">
          {fillText(messages.overlap, { time: formatDateTime({ timestamp: previousValidUntil, locale }) })}
        </Callout>
      )}
      {!isStoredByProxy && (
        <Checkbox label={messages.stored} isChecked={reveal.isStored} onCheckedChange={reveal.setStored} />
      )}
    </Dialog>
  );
}
