"use client";

import { WEBHOOK_DESCRIPTION_MAX_BYTES } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { fillScope } from "../../session/describeScope.ts";
import { enSession } from "../../text/messages.en.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Checkbox } from "../../ui/Checkbox/Checkbox.tsx";
import { CheckboxGroup } from "../../ui/CheckboxGroup/CheckboxGroup.tsx";
import { ByteCounter, Field } from "../../ui/Field/Field.tsx";
import { LongCode } from "../../ui/LongCode/LongCode.tsx";
import { TextInput } from "../../ui/TextInput/TextInput.tsx";
import { describeWebhookProblem } from "../describeWebhookProblem.ts";
import { enWebhookEditor, enWebhookHealth } from "../messages.en.ts";
import type { UseWebhookEditorReturnType, WebhookEditorReady } from "../useWebhookEditor.ts";

export interface EditorFieldsProps {
  readonly editor: UseWebhookEditorReturnType;
  readonly state: WebhookEditorReady;
}

/** The fields of an endpoint. */
export function EditorFields({ editor, state }: EditorFieldsProps): ReactElement {
  const text = useText(enSession, enWebhookEditor, enWebhookHealth);
  const { webhookEditor: messages, webhookHealth, locale, fill } = text;
  const { values, problems, webhook } = state;
  const isSending = state.saving.status === "sending";
  const isDisabling = webhook?.status === "enabled" && !values.enabled;

  return (
    <>
      <Field
        label={messages.url}
        help={describeReceiver() ?? describeHosts()}
        need="required"
        error={describeWebhookProblem("url", problems, text)}
      >
        {(control) => (
          <TextInput
            {...editor.getTextProps("url")}
            {...control}
            format="code"
            inputMode="url"
            placeholder="https://"
            readOnly={isSending}
          />
        )}
      </Field>
      {editor.receiverUrl !== undefined && editor.receiverSecret === undefined && (
        <UseReceiver url={editor.receiverUrl} onUse={(url) => editor.edit({ url })} />
      )}
      <Field
        label={messages.description}
        need="optional"
        error={describeWebhookProblem("description", problems, text)}
        counter={<ByteCounter value={values.description} limit={WEBHOOK_DESCRIPTION_MAX_BYTES} />}
      >
        {(control) => <TextInput {...editor.getTextProps("description")} {...control} readOnly={isSending} />}
      </Field>
      <div data-field="event_types">
        <Field
          label={messages.events}
          help={messages.eventsHelp}
          group="group"
          error={describeWebhookProblem("event_types", problems, text)}
        >
          {() => (
            <CheckboxGroup
              values={values.event_types}
              onValuesChange={editor.setEventTypes}
              groups={editor.eventGroups.map(({ area, scope, isAllowed, types }) => ({
                label: messages[area],
                description: fillScope(messages.needs, scope, text),
                options: types.map((type) => ({
                  value: type,
                  label: type,
                  // A selected type can always be deselected.
                  disabledReason:
                    isAllowed || values.event_types.includes(type) ? undefined : fillScope(messages.lacks, scope, text),
                })),
              }))}
            />
          )}
        </Field>
      </div>
      <div data-field="enabled">
        <Checkbox
          label={messages.enabled}
          description={isDisabling ? messages.disabling : messages.enabledHelp}
          isChecked={values.enabled}
          error={describeWebhookProblem("enabled", problems, text)}
          onCheckedChange={(enabled) => editor.edit({ enabled })}
        />
      </div>
    </>
  );

  function describeReceiver(): string | undefined {
    switch (editor.receiverSecret) {
      case undefined:
        return undefined;
      case "stored":
        return webhookHealth.receiverHelp;
      case "missing":
        return webhookHealth.secretMissing;
    }
  }

  function describeHosts(): string {
    const { allowedHosts = [] } = editor;
    if (allowedHosts.length === 0) return messages.urlHelp;
    const hosts = new Intl.ListFormat(locale, { type: "disjunction" }).format(allowedHosts);
    return fill(messages.hostsHelp, { hosts });
  }
}

interface UseReceiverProps {
  /** URL of the proxy's receiver. */
  readonly url: string;
  readonly onUse: (url: string) => void;
}

/** Offers the proxy's receiver as the URL of an endpoint. */
function UseReceiver({ url, onUse }: UseReceiverProps): ReactElement {
  const { webhookHealth: messages } = useText(enWebhookHealth);
  return (
    <div className="pk-UseReceiver">
      <Button
        onClick={({ currentTarget: { form } }) => {
          onUse(url);
          // The button disappears after its use.
          form?.querySelector<HTMLElement>('[name="url"]')?.focus();
        }}
      >
        {messages.useReceiver}
      </Button>
      <p>
        <LongCode text={url} /> {messages.receiverHelp}
      </p>
    </div>
  );
}
