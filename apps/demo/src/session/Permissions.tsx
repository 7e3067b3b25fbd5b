import { describeRefusal, describeScope, useMessages, useSession } from "@partner-kit/react";
import type { ReactElement } from "react";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { groupScopes } from "./groupScopes.ts";
import { useDeveloperMessages } from "./useDeveloperMessages.ts";

/** Lists by area what the person may do, and what not, with who can grant it. Each has the name of its scope. A reason is written once. */
export function Permissions(): ReactElement | null {
  const messages = useAppMessages();
  const own = useDeveloperMessages();
  const kit = useMessages();
  const { data: session } = useSession();
  if (!session) return null;
  return (
    <dl className="app-card app-scopes">
      {groupScopes(session, { ...messages, ...own }).map(({ title, scopes }) => (
        <div key={title}>
          <dt>{title}</dt>
          {scopes.map((one) => (
            <dd key={one.scope} data-state={one.reason === undefined ? "ok" : "missing"}>
              <span>
                {kit.fill(one.reason === undefined ? kit.session.can : own.cannot, {
                  action: describeScope(one.scope, kit),
                })}
              </span>
              <code dir="ltr">{one.scope}</code>
              {one.reason !== undefined && one.endsReason && <small>{describeReason(one.reason)}</small>}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );

  function describeReason(reason: string): string | undefined {
    if (reason === "not_granted") return own.notGranted;
    if (reason === "key_lacks_scope") return own.notOnKey;
    return describeRefusal({ allowed: false, reason, scope: undefined }, kit);
  }
}
