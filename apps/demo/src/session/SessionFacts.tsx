import { useSession } from "@partner-kit/react";
import type { ReactElement } from "react";

/** Every scope, had or missing, with the reason the proxy gives. */
export function SessionFacts(): ReactElement | null {
  const { data: session } = useSession();
  if (!session) return null;
  return (
    <ul className="app-scopes" dir="ltr">
      {session.scopes.map((scope) => (
        <li key={scope} data-state="ok">
          <code>{scope}</code>
        </li>
      ))}
      {session.missing_scopes.map(({ scope, reason }) => (
        <li key={scope} data-state="missing">
          <code>{scope}</code> <small>{reason}</small>
        </li>
      ))}
    </ul>
  );
}
