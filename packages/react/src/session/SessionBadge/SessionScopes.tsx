"use client";

import type { Session } from "@partner-kit/contract";
import { type ReactElement, useId } from "react";
import { useText } from "../../locale/useText.ts";
import { enSession } from "../../text/messages.en.ts";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden/VisuallyHidden.tsx";
import { describeRefusal } from "../describeRefusal.ts";
import { describeScope } from "../describeScope.ts";
import { enSessionBadge } from "../messages.en.ts";

export interface SessionScopesProps {
  readonly session: Session;
}

/** The permissions of the user. Missing permissions are below, closed, grouped by reason. */
export function SessionScopes({ session: { scopes, missing_scopes: missing } }: SessionScopesProps): ReactElement {
  const text = useText(enSession, enSessionBadge);
  const { sessionBadge: messages, plural, number } = text;
  const id = useId();
  const reasons = [...new Set(missing.map(({ reason }) => reason))];
  return (
    <div data-part="scopes">
      {/* Not a heading, because the host decides the page's outline. */}
      <p data-part="title">
        <span id={id}>{messages.scopes}</span>{" "}
        <span data-part="hint">
          {plural(messages.allowed, scopes.length, { total: number(scopes.length + missing.length) })}
        </span>
      </p>
      {scopes.length === 0 && <p data-part="hint">{messages.noScopes}</p>}
      <ul aria-labelledby={id}>
        {scopes.map((scope) => (
          <li key={scope} data-granted="true">
            <Icon name="check" />
            <ScopeText scope={scope} state={messages.granted} />
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <details>
          <summary>
            <Icon name="chevronDown" />
            <span>{plural(messages.notAllowed, missing.length)}</span>
          </summary>
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
                      <ScopeText scope={scope} state={messages.missing} />
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </details>
      )}
    </div>
  );
}

interface ScopeTextProps {
  readonly scope: string;
  /** For screen readers, beside the icon. */
  readonly state: string;
}

/** A scope as what it permits. Its name is the title, for the administrator. */
function ScopeText({ scope, state }: ScopeTextProps): ReactElement {
  const text = useText(enSession);
  return (
    <span data-part="scope" title={scope}>
      <VisuallyHidden>{state}</VisuallyHidden> {text.fill(text.session.can, { action: describeScope(scope, text) })}
    </span>
  );
}
