"use client";

import type { ReactElement } from "react";
import { WriteFailure } from "../../errors/WriteFailure/WriteFailure.tsx";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useText } from "../../locale/useText.ts";
import { fillText } from "../../text/fillText.ts";
import { Callout } from "../../ui/Callout/Callout.tsx";
import { enWebhookEditor } from "../messages.en.ts";
import type { WebhookEditorReady } from "../useWebhookEditor.ts";
import type { WebhookField } from "../webhookConfig.ts";

/** Notes before saving, and the outcome of saving. */
export function EditorNotes({ state }: { readonly state: WebhookEditorReady }): ReactElement {
  const { locale } = useLocale();
  const { webhookEditor: messages } = useText(enWebhookEditor);
  const { saving, overwrites, dropped } = state;
  const join = (parts: readonly string[]) => new Intl.ListFormat(locale).format(parts);
  const labels: Readonly<Record<WebhookField, string>> = {
    url: messages.url,
    description: messages.description,
    event_types: messages.events,
    enabled: messages.enabled,
  };
  return (
    <>
      {dropped.length > 0 && <Callout tone="warn">{fillText(messages.dropped, { types: join(dropped) })}</Callout>}
      {overwrites.length > 0 && (
        <Callout tone="warn">
          {fillText(messages.overwrites, { fields: join(overwrites.map((field) => labels[field])) })}
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
