"use client";

import { Fragment, type ReactElement, type ReactNode } from "react";
import { useText } from "../../locale/useText.ts";
import { LongCode } from "../../ui/LongCode/LongCode.tsx";
import { enWebhookEditor } from "../messages.en.ts";
import type { WebhookChange } from "../webhookConfig.ts";

/** The differences that saving makes. */
export function WebhookChanges({ changes }: { readonly changes: readonly WebhookChange[] }): ReactElement | null {
  const { webhookEditor: messages } = useText(enWebhookEditor);
  if (changes.length === 0) return null;
  return (
    <section className="pk-WebhookChanges" aria-label={messages.changes}>
      <p data-part="title">{messages.changes}</p>
      <dl>{changes.map(describe)}</dl>
    </section>
  );

  function describe(change: WebhookChange): ReactElement {
    switch (change.field) {
      case "url":
        return (
          <Change
            key="url"
            label={messages.url}
            before={<LongCode text={change.before} />}
            after={<LongCode text={change.after} />}
          />
        );
      case "description":
        return (
          <Change
            key="description"
            label={messages.description}
            before={change.before || messages.none}
            after={change.after || messages.none}
          />
        );
      case "enabled":
        return (
          <Change key="enabled" label={messages.enabled} before={state(change.before)} after={state(change.after)} />
        );
      case "event_types":
        return (
          <div key="event_types">
            <dt>{messages.events}</dt>
            {change.removed.length > 0 && <Side kind="before" label={messages.removed} value={list(change.removed)} />}
            {change.added.length > 0 && <Side kind="after" label={messages.added} value={list(change.added)} />}
          </div>
        );
    }
  }

  function state(isEnabled: boolean): string {
    return isEnabled ? messages.yes : messages.no;
  }
}

interface ChangeProps {
  readonly label: string;
  readonly before: ReactNode;
  readonly after: ReactNode;
}

function Change({ label, before, after }: ChangeProps): ReactElement {
  const { webhookEditor: messages } = useText(enWebhookEditor);
  return (
    <div>
      <dt>{label}</dt>
      <Side kind="before" label={messages.before} value={before} />
      <Side kind="after" label={messages.after} value={after} />
    </div>
  );
}

interface SideProps {
  readonly kind: "before" | "after";
  readonly label: string;
  readonly value: ReactNode;
}

function Side({ kind, label, value }: SideProps): ReactElement {
  return (
    <dd data-kind={kind}>
      <span data-part="side">{label}</span> <span data-part="value">{value}</span>
    </dd>
  );
}

function list(types: readonly string[]): ReactNode {
  return types.map((type) => (
    <Fragment key={type}>
      <code dir="ltr">{type}</code>{" "}
    </Fragment>
  ));
}
