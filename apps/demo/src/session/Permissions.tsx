import { describeScope, useMessages, useSession } from "@partner-kit/react";
import type { ReactElement } from "react";
import { useAppMessages } from "../messages/useAppMessages.ts";

/** Lists what the person may do, and what not with the reason from the proxy. Each has the name of its scope. */
export function Permissions(): ReactElement | null {
  const messages = useAppMessages();
  const kit = useMessages();
  const { data: session } = useSession();
  const reasons = new Map<string, string>([
    ["not_granted", messages.scopeNotGranted],
    ["key_lacks_scope", messages.scopeNotOnKey],
  ]);
  if (!session) return null;
  const describe = (scope: string) => kit.fill(kit.session.can, { action: describeScope(scope, kit) });
  return (
    <ul className="app-card app-scopes">
      {session.scopes.map((scope) => (
        <li key={scope} data-state="ok">
          <span>{describe(scope)}</span>
          <code dir="ltr">{scope}</code>
        </li>
      ))}
      {session.missing_scopes.map(({ scope, reason }) => (
        <li key={scope} data-state="missing">
          <span>
            {describe(scope)} · <small>{reasons.get(reason) ?? reason}</small>
          </span>
          <code dir="ltr">{scope}</code>
        </li>
      ))}
    </ul>
  );
}
