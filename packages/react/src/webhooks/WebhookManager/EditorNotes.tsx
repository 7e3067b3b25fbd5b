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

export interface EditorNotesProps {
  readonly state: WebhookEditorReady;
}

/** What to know before saving, and how saving went. */
export function EditorNotes({ state }: EditorNotesProps): ReactElement {
  const { locale } = useLocale();
  const { webhookEditor: words } = useText(enWebhookEditor);
  const { saving, overwrites, dropped } = state;
  const join = (parts: readonly string[]) => new Intl.ListFormat(locale).format(parts);
  const labels: Readonly<Record<WebhookField, string>> = {
    url: words.url,
    description: words.description,
    event_types: words.events,
    enabled: words.enabled,
  };
  return (
    <>
      {dropped.length > 0 && <Callout tone="warn">{fillText(words.dropped, { types: join(dropped) })}</Callout>}
      {overwrites.length > 0 && (
        <Callout tone="warn">
          {fillText(words.overwrites, { fields: join(overwrites.map((field) => labels[field])) })}
        </Callout>
      )}
      {saving.status === "moved" && (
        <Callout tone="warn" role="alert" title={words.moved}>
          {words.movedHelp}
        </Callout>
      )}
      {saving.status === "uncertain" && (
        <Callout tone="warn" role="alert" title={saving.created ? words.uncertainFound : words.uncertain}>
          {saving.created ? words.uncertainFoundHelp : words.uncertainHelp}
        </Callout>
      )}
      {saving.status === "failed" && saving.reason === "conflict" && (
        <Callout tone="danger" role="alert" title={words.conflict}>
          {words.conflictHelp}
        </Callout>
      )}
      {saving.status === "failed" && saving.reason === "other" && <WriteFailure error={saving.error} />}
    </>
  );
}
