import { useSession } from "@partner-kit/react";
import type { ReactElement } from "react";
import { useAppWords } from "../words/useAppWords.ts";

/** How the proxy's own receiver does. Nothing for those who may not see webhooks. */
export function ReceiverHealth(): ReactElement | null {
  const words = useAppWords();
  const { data: session } = useSession();
  const receiver = session?.receiver;
  if (!receiver) return null;
  const described = new Map<string, string>([
    ["ok", words.receiverOk],
    ["no_secret", words.receiverNoSecret],
    ["wrong_secret", words.receiverWrongSecret],
  ]);
  return (
    <dl className="app-facts">
      <div>
        <dt>{words.receiver}</dt>
        <dd>
          <span className="app-state" data-state={receiver.state}>
            {described.get(receiver.state) ?? receiver.state}
          </span>
        </dd>
      </div>
      {receiver.url !== null && (
        <div>
          <dt>{words.receiverUrl}</dt>
          <dd>
            <code dir="ltr">{receiver.url}</code>
          </dd>
        </div>
      )}
    </dl>
  );
}
