import { useMessages, useSession } from "@partner-kit/react";
import type { ReactElement } from "react";
import { KIT_URL } from "../backend/addresses.ts";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { describeReceiver } from "../webhooks/describeReceiver.ts";

/** The environment, the proxy and its receiver, for engineers on call. */
export function Connection(): ReactElement | null {
  const messages = useAppMessages();
  const { sessionBadge } = useMessages();
  const { data: session } = useSession();
  if (!session) return null;
  const { environment, receiver } = session;
  const environments = new Map<string, string>([
    ["staging", sessionBadge.staging],
    ["production", sessionBadge.production],
  ]);
  return (
    <dl className="app-card app-connection">
      <div>
        <dt>{sessionBadge.environment}</dt>
        <dd>{environments.get(environment) ?? environment}</dd>
      </div>
      <div>
        <dt>{messages.proxy}</dt>
        <dd>
          <code dir="ltr">{new URL(KIT_URL, location.origin).href}</code>
        </dd>
      </div>
      {receiver && (
        <div>
          <dt>{messages.receiver}</dt>
          <dd>
            <span className="app-state" data-state={receiver.state}>
              {describeReceiver(receiver.state, messages)}
            </span>
            {receiver.url !== null && <code dir="ltr">{receiver.url}</code>}
          </dd>
        </div>
      )}
    </dl>
  );
}
