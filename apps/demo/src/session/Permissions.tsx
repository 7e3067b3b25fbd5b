import { describeRefusal, describeScope, useMessages, useSession } from "@partner-kit/react";
import { type ReactElement, useId, useState } from "react";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Icon } from "../shell/Icon.tsx";
import { groupGranted, groupRefused, isOfAdmin } from "./groupScopes.ts";
import { useDeveloperMessages } from "./useDeveloperMessages.ts";

/**
 * Lists by area what the person may do, then what they may not do, with who can grant it. Each has the name of its scope. A
 * narrow card counts them, and lists them on demand.
 */
export function Permissions(): ReactElement | null {
  const messages = useAppMessages();
  const own = useDeveloperMessages();
  const kit = useMessages();
  const { data: session } = useSession();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!session) return null;
  const { scopes: granted, missing_scopes: missing } = session;
  return (
    <div className="app-card app-permissions">
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {kit.fill(own.permissionCount, { granted: kit.number(granted.length), missing: kit.number(missing.length) })}
      </button>
      <dl className="app-scopes" id={id}>
        {groupGranted(session, { ...messages, ...own }).map(({ title, scopes }) => (
          <div key={title} data-state="ok">
            <dt>{title}</dt>
            {scopes.map((scope) => (
              <Scope key={scope} scope={scope} isGranted text={kit.session.can} />
            ))}
          </div>
        ))}
        {groupRefused(session).map(({ reason, scopes }) => (
          <div key={reason} data-state="missing">
            <dt>{kit.sessionBadge.missing}</dt>
            {scopes.map((scope) => (
              <Scope key={scope} scope={scope} text={own.cannot} hidesOrigin={scopes.every(isOfAdmin)} />
            ))}
            {/* Once for all of them. */}
            {scopes.every(isOfAdmin) && (
              <dd>
                <small>{own.ofAdmin}</small>
              </dd>
            )}
            <dd>
              <small>{describeReason(reason)}</small>
            </dd>
          </div>
        ))}
      </dl>
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
  /** Default false. */
  readonly isGranted?: boolean;
  /** Whether to omit that the admin sets it. Default false. */
  readonly hidesOrigin?: boolean;
}

function Scope({ scope, text, isGranted = false, hidesOrigin = false }: ScopeProps): ReactElement {
  const own = useDeveloperMessages();
  const kit = useMessages();
  return (
    <dd>
      <span>
        <span className="app-scope">
          <Icon name={isGranted ? "copied" : "close"} />
          {kit.fill(text, { action: describeScope(scope, kit) })}
        </span>{" "}
        {isOfAdmin(scope) && !hidesOrigin && <small>{own.ofAdmin}</small>}
      </span>
      <code dir="ltr">{scope}</code>
    </dd>
  );
}
