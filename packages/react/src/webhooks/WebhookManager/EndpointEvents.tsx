"use client";

import { isWebhookEventType } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { enWebhookEditor, enWebhookManager } from "../messages.en.ts";
import { webhookEventGroups } from "../webhookEventGroups.ts";

/** The subscriptions of an endpoint by area. Unknown names come last. */
export function EndpointEvents({ types }: { readonly types: readonly string[] }): ReactElement {
  const { webhookEditor, webhookManager } = useText(enWebhookEditor, enWebhookManager);
  const groups = [
    ...webhookEventGroups.map(({ area, types: known }) => ({
      label: webhookEditor[area],
      names: known.filter((type) => types.includes(type)).map((type) => type.slice(area.length + 1)),
    })),
    { label: webhookManager.otherEvents, names: types.filter((type) => !isWebhookEventType(type)) },
  ];
  return (
    <dl className="pk-EndpointEvents">
      {groups
        .filter(({ names }) => names.length > 0)
        .map(({ label, names }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {names.map((name) => (
                <code key={name} dir="ltr">
                  {name}
                </code>
              ))}
            </dd>
          </div>
        ))}
    </dl>
  );
}
