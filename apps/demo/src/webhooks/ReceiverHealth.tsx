import { useSession } from "@partner-kit/react";
import type { ReactElement } from "react";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { State } from "../session/State.tsx";
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
          <State state={state}>{describeReceiver(state, messages)}</State>
        </dd>
      </div>
    </dl>
  );
}
