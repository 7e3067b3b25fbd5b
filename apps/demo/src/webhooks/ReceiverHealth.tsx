import { useSession } from "@partner-kit/react";
import type { ReactElement } from "react";
import { useAppMessages } from "../messages/useAppMessages.ts";

/** Status of the proxy's webhook receiver. Renders nothing if the person has no access to webhooks. */
export function ReceiverHealth(): ReactElement | null {
  const messages = useAppMessages();
  const { data: session } = useSession();
  const receiver = session?.receiver;
  if (!receiver) return null;
  const described = new Map<string, string>([
    ["ok", messages.receiverOk],
    ["no_secret", messages.receiverNoSecret],
    ["wrong_secret", messages.receiverWrongSecret],
  ]);
  return (
    <dl className="app-facts">
      <div>
        <dt>{messages.receiver}</dt>
        <dd>
          <span className="app-state" data-state={receiver.state}>
            {described.get(receiver.state) ?? receiver.state}
          </span>
        </dd>
      </div>
      {receiver.url !== null && (
        <div>
          <dt>{messages.receiverUrl}</dt>
          <dd>
            <code dir="ltr">{receiver.url}</code>
          </dd>
        </div>
      )}
    </dl>
  );
}
