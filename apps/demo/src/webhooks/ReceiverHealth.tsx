import { useSession } from "@partner-kit/react";
import type { ReactElement } from "react";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { describeReceiver } from "./describeReceiver.ts";

/** Says if the proxy's webhook receiver has a problem. The Developers page shows its state at any time. */
export function ReceiverHealth(): ReactElement | null {
  const messages = useAppMessages();
  const { data: session } = useSession();
  const state = session?.receiver?.state;
  if (state === undefined || state === "ok") return null;
  return (
    <dl className="app-facts">
      <div>
        <dt>{messages.receiver}</dt>
        <dd>
          <span className="app-state" data-state={state}>
            {describeReceiver(state, messages)}
          </span>
        </dd>
      </div>
    </dl>
  );
}
