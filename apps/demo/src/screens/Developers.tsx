import { useSession } from "@partner-kit/react";
import { ReceiverCode, SignatureChecker } from "@partner-kit/react/components";
import type { ReactElement } from "react";
import { SessionFacts } from "../session/SessionFacts.tsx";
import { Page } from "../shell/Page.tsx";
import { Part } from "../shell/Part.tsx";
import { useAppWords } from "../words/useAppWords.ts";
import { AssumedText } from "./AssumedText.tsx";

/** What those on call look up: the session and its scopes, receivers to copy, a signature check, and what is assumed. */
export function Developers(): ReactElement {
  const words = useAppWords();
  const { data: session } = useSession();
  return (
    <Page title={words.developers}>
      <Part title={words.session}>
        <SessionFacts />
      </Part>
      <Part title={words.code}>
        <ReceiverCode />
      </Part>
      <Part title={words.signature}>
        <SignatureChecker />
      </Part>
      <Part title={words.assumed}>
        <p className="app-hint">{words.assumedHint}</p>
        <div className="app-scroll">
          <table className="app-table">
            <thead>
              <tr>
                <th scope="col">{words.assumedAbout}</th>
                <th scope="col">{words.assumption}</th>
              </tr>
            </thead>
            <tbody lang="en">
              {session?.assumed.map(({ kind, name, assumption }) => (
                <tr key={`${kind} ${name}`}>
                  <th scope="row">
                    <code dir="ltr">{name}</code>
                  </th>
                  <td dir="ltr">
                    <AssumedText text={assumption} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Part>
    </Page>
  );
}
