"use client";

import { isWebhookEventType } from "@partner-kit/contract";
import type { ReactElement, ReactNode } from "react";
import { useText } from "../../locale/useText.ts";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { enWebhookEditor, enWebhookManager } from "../messages.en.ts";
import { webhookEventGroups } from "../webhookConfig.ts";

export interface EndpointDetailsProps {
  /** The subscribed event types. */
  readonly types: readonly string[];
  /** Names the event types while it is closed, instead of counting them by area. */
  readonly hasNames: boolean;
  /** Facts below the event types. */
  readonly children: ReactNode;
}

/**
 * The configuration of an endpoint: its event types by area, and its secret. While it is closed, it names the event types, or
 * counts them by area.
 */
export function EndpointDetails({ types, hasNames, children }: EndpointDetailsProps): ReactElement {
  const { webhookEditor, webhookManager: messages, number, plural } = useText(enWebhookEditor, enWebhookManager);
  // Unknown names come last.
  const groups = [
    ...webhookEventGroups.map(({ area, types: known }) => ({
      label: webhookEditor[area],
      names: known.filter((type) => types.includes(type)),
    })),
    { label: messages.otherEvents, names: types.filter((type) => !isWebhookEventType(type)) },
  ].filter(({ names }) => names.length > 0);

  return (
    <details className="pk-EndpointDetails">
      <summary>
        <Icon name="chevronDown" />
        <span>{plural(messages.eventTypes, types.length)}</span>{" "}
        <span data-part="counts">
          {hasNames
            ? groups.flatMap(({ names }) => names).map((name) => <EventName key={name} name={name} />)
            : groups.map(({ label, names }) => `${label}\u00a0${number(names.length)}`).join(" · ")}
        </span>
      </summary>
      <dl className="pk-EndpointEvents">
        {groups.map(({ label, names }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {names.map((name) => (
                <EventName key={name} name={name} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p data-part="facts">{children}</p>
    </details>
  );
}

function EventName({ name }: { readonly name: string }): ReactElement {
  return <code dir="ltr">{name}</code>;
}
