import { describeRefusal, describeScope, useMessages, usePartnerKit, useSession } from "@partner-kit/react";
import { type ReactElement, useId, useState } from "react";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Icon } from "../shell/Icon.tsx";
import { groupRefused, groupScopes, isOfAdmin } from "./groupScopes.ts";
import { useDeveloperMessages } from "./useDeveloperMessages.ts";

/**
 * Lists by area what the person may and may not do, each with the name of its scope. Below are the reasons, with who can grant
 * it. A narrow card counts them, and lists them on demand.
 */
export function Permissions(): ReactElement | null {
  const messages = useAppMessages();
  const own = useDeveloperMessages();
  const kit = useMessages();
  const { locale } = usePartnerKit();
  const { data: session } = useSession();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!session) return null;
  const { scopes: granted, missing_scopes: missing } = session;
  const groups = groupScopes(session, { ...messages, ...own });
  const refused = groupRefused(session);
  const ofAdmin = groups
    .filter(({ scopes }) => scopes.every(({ scope }) => isOfAdmin(scope)))
    .map(({ title }) => title);
  return (
    <div className="app-card app-permissions">
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {kit.fill(own.permissionCount, { granted: kit.number(granted.length), missing: kit.number(missing.length) })}
      </button>
      <div id={id}>
        <dl className="app-scopes">
          {groups.map(({ title, scopes }) => (
            <div key={title}>
              <dt>{title}</dt>
              {scopes.map(({ scope, isGranted }) => (
                <dd key={scope} data-granted={isGranted}>
                  <span className="app-scope">
                    <Icon name={isGranted ? "copied" : "close"} />
                    {kit.fill(isGranted ? kit.session.can : own.cannot, { action: describeScope(scope, kit) })}
                  </span>
                  <code dir="ltr">{scope}</code>
                </dd>
              ))}
            </div>
          ))}
        </dl>
        <div className="app-scope-notes">
          {refused.map(({ reason, scopes }) => (
            <p key={reason} className="app-scope">
              <Icon name="close" />
              {describeReason(reason)} {refused.length > 1 && <code dir="ltr">{scopes.join(", ")}</code>}
            </p>
          ))}
          {ofAdmin.length > 0 && <p>{kit.fill(own.ofAdmin, { areas: new Intl.ListFormat(locale).format(ofAdmin) })}</p>}
        </div>
      </div>
    </div>
  );

  function describeReason(reason: string): string | undefined {
    if (reason === "not_granted") return own.notGranted;
    if (reason === "key_lacks_scope") return own.notOnKey;
    return describeRefusal({ allowed: false, reason, scope: undefined }, kit);
  }
}
