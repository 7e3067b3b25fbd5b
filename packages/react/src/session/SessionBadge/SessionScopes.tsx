"use client";

import type { Session } from "@partner-kit/contract";
import { type ReactElement, useId } from "react";
import { useText } from "../../locale/useText.ts";
import { enSession } from "../../text/messages.en.ts";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden/VisuallyHidden.tsx";
import { describeRefusal } from "../describeRefusal.ts";
import { enSessionBadge } from "../messages.en.ts";

export interface SessionScopesProps {
  readonly session: Session;
}

/** All scopes: the granted ones, then missing ones grouped by reason. */
export function SessionScopes({ session: { scopes, missing_scopes: missing } }: SessionScopesProps): ReactElement {
  const text = useText(enSession, enSessionBadge);
  const { sessionBadge: messages } = text;
  const id = useId();
  const reasons = [...new Set(missing.map(({ reason }) => reason))];
  return (
    <div data-part="scopes">
      {/* Not a heading, because the host decides the page's outline. */}
      <p data-part="title" id={id}>
        {messages.scopes}
      </p>
      {scopes.length === 0 && <p data-part="hint">{messages.noScopes}</p>}
      <ul aria-labelledby={id}>
        {scopes.map((scope) => (
          <li key={scope} data-granted="true">
            <Icon name="check" />
            <span>
              <VisuallyHidden>{messages.granted}</VisuallyHidden> <code>{scope}</code>
            </span>
          </li>
        ))}
      </ul>
      {reasons.map((reason) => (
        <div key={reason} data-part="missing">
          <p data-part="hint" id={`${id}${reason}`}>
            {/* The scopes follow below. */}
            {describeRefusal({ allowed: false, reason, scope: undefined }, text)}
          </p>
          <ul aria-labelledby={`${id}${reason}`}>
            {missing
              .filter((one) => one.reason === reason)
              .map(({ scope }) => (
                <li key={scope}>
                  <Icon name="close" />
                  <span>
                    <VisuallyHidden>{messages.missing}</VisuallyHidden> <code>{scope}</code>
                  </span>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
