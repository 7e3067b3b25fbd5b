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

/** The one time a signing secret is shown. It closes once the person says that it is stored, or the proxy stored it. */
export function SecretDialog({ returnFocus, ...parameters }: SecretDialogProps): ReactElement {
  const { secret } = parameters;
  const reveal = useSecretReveal(parameters);
  const { locale } = useLocale();
  const { webhookSecret: words, webhookHealth } = useText(enWebhookSecret, enWebhookHealth);
  const { previousValidUntil } = secret;
  const { isKept } = reveal;
  const storeTitle = previousValidUntil === undefined ? words.createdTitle : words.rotatedTitle;
  return (
    <Dialog
      isOpen
      onClose={reveal.close}
      title={isKept ? webhookHealth.keptTitle : storeTitle}
      description={isKept ? webhookHealth.keptHelp : words.help}
      role="alertdialog"
      isDismissable={isKept}
      returnFocus={returnFocus}
      footer={() => (
        <Button
          variant="primary"
          disabledReason={reveal.isStored || isKept ? undefined : words.storeFirst}
          onClick={reveal.close}
        >
          {words.done}
        </Button>
      )}
    >
      <SecretField
        label={words.secret}
        value={secret.read() ?? ""}
        help={fillText(words.version, { version: String(secret.secretVersion), url: secret.url })}
      />
      {!isKept && (
        <div className="pk-SecretDownload">
          <Button icon="download" onClick={reveal.download}>
            {words.download}
          </Button>
          <span role="status">{reveal.isDownloaded && fillText(words.downloaded, { file: reveal.fileName })}</span>
        </div>
      )}
      {previousValidUntil !== undefined && (
        <Callout tone="info">
          {fillText(words.overlap, { time: formatDateTime({ timestamp: previousValidUntil, locale }) })}
        </Callout>
      )}
      {!isKept && <Checkbox label={words.stored} isChecked={reveal.isStored} onCheckedChange={reveal.setStored} />}
    </Dialog>
  );
}
