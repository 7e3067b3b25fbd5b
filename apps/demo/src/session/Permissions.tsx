import { describeRefusal, describeScope, useMessages, useSession } from "@partner-kit/react";
import type { ReactElement } from "react";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { groupGranted, groupRefused, isOfAdmin } from "./groupScopes.ts";
import { useDeveloperMessages } from "./useDeveloperMessages.ts";

/** Lists what the person may not do, with who can grant it, then by area what they may do. Each has the name of its scope. */
export function Permissions(): ReactElement | null {
  const messages = useAppMessages();
  const own = useDeveloperMessages();
  const kit = useMessages();
  const { data: session } = useSession();
  if (!session) return null;
  return (
    <div className="app-card app-permissions">
      <dl className="app-scopes">
        {groupRefused(session).map(({ reason, scopes }) => (
          <div key={reason} data-state="missing">
            <dt>{kit.sessionBadge.missing}</dt>
            {scopes.map((scope) => (
              <Scope key={scope} scope={scope} text={own.cannot} />
            ))}
            <dd>
              <small>{describeReason(reason)}</small>
            </dd>
          </div>
        ))}
        {groupGranted(session, { ...messages, ...own }).map(({ title, scopes }) => (
          <div key={title} data-state="ok">
            <dt>{title}</dt>
            {scopes.map((scope) => (
              <Scope key={scope} scope={scope} text={kit.session.can} />
            ))}
          </div>
        ))}
      </dl>
      {/* Only narrow cards hide the names at first. */}
      <label className="app-check">
        <input type="checkbox" /> {own.scopeNames}
      </label>
    </div>
  );

  function describeReason(reason: string): string | undefined {
    if (reason === "not_granted") return own.notGranted;
    if (reason === "key_lacks_scope") return own.notOnKey;
    return describeRefusal({ allowed: false, reason, scope: undefined }, kit);
  }
}

interface ScopeProps {
  readonly scope: string;
  /** Message with `{action}`. */
  readonly text: string;
}

function Scope({ scope, text }: ScopeProps): ReactElement {
  const own = useDeveloperMessages();
  const kit = useMessages();
  return (
    <dd>
      <span>
        <span className="app-scope">{kit.fill(text, { action: describeScope(scope, kit) })}</span>{" "}
        {isOfAdmin(scope) && <small>{own.ofAdmin}</small>}
      </span>
      <code dir="ltr">{scope}</code>
    </dd>
  );
}
