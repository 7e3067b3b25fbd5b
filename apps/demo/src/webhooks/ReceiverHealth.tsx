import { useSession, useWebhooks } from "@partner-kit/react";
import type { ReactElement } from "react";
import { useAppMessages } from "../messages/useAppMessages.ts";

/** Status of the proxy's webhook receiver. Renders nothing if the person has no access to webhooks. */
export function ReceiverHealth(): ReactElement | null {
  const messages = useAppMessages();
  const { data: session } = useSession();
  const { data: endpoints } = useWebhooks();
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
      {/* The endpoint that uses the receiver shows its address. */}
      {receiver.url !== null && endpoints?.every(({ url }) => url !== receiver.url) && (
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
