import { useSession } from "@partner-kit/react";
import type { ReactElement } from "react";
import { useAppMessages } from "../messages/useAppMessages.ts";

/** Lists the session's scopes and its missing scopes with the reason from the proxy. */
export function SessionFacts(): ReactElement | null {
  const messages = useAppMessages();
  const { data: session } = useSession();
  const reasons = new Map<string, string>([
    ["not_granted", messages.scopeNotGranted],
    ["key_lacks_scope", messages.scopeNotOnKey],
  ]);
  if (!session) return null;
  return (
    <ul className="app-scopes">
      {session.scopes.map((scope) => (
        <li key={scope} data-state="ok">
          <code dir="ltr">{scope}</code>
        </li>
      ))}
      {session.missing_scopes.map(({ scope, reason }) => (
        <li key={scope} data-state="missing">
          <code dir="ltr">{scope}</code> <small>{reasons.get(reason) ?? reason}</small>
        </li>
      ))}
    </ul>
  );
}
