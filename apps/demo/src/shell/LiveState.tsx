import { useLive, useMessages } from "@partner-kit/react";
import type { ReactElement } from "react";

/** Whether changes arrive live: a dot with a word. */
export function LiveState(): ReactElement {
  const { live, sessionBadge } = useMessages();
  const { state } = useLive();
  return (
    <p className="app-live" data-live={state}>
      {/* Beside an environment, “Live” would mean production. */}
      <span>{state === "live" ? sessionBadge.connected : live[state]}</span>
    </p>
  );
}
