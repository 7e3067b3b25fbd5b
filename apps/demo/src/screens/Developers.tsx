import { useMessages, usePartnerKit, useSession } from "@partner-kit/react";
import type { ReactElement, ReactNode } from "react";
import { Link } from "wouter";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Connection } from "../session/Connection.tsx";
import { Permissions } from "../session/Permissions.tsx";
import { changeSettings, useSettings } from "../settings/settings.ts";
import { Page } from "../shell/Page.tsx";
import { Part } from "../shell/Part.tsx";
import { AssumedText } from "./AssumedText.tsx";

/** Reference for engineers on call: connection, permissions, tools for receivers, and assumptions. */
export function Developers(): ReactElement {
  const messages = useAppMessages();
  const { sessionBadge } = useMessages();
  const { data: session } = useSession();
  const { locale } = usePartnerKit();
  const { hasAssumptionNotes } = useSettings();
  return (
    <Page title={messages.developers}>
      <div className="app-beside">
        <Part title={messages.connection}>
          <Connection />
        </Part>
        <Part title={sessionBadge.scopes}>
          <Permissions />
        </Part>
      </div>
      <Part title={messages.tools}>
        <ul className="app-card app-tools">
          <li>
            <Link href="/webhooks/receiverCode">{messages.code}</Link>
            <span>{messages.codeHint}</span>
          </li>
          <li>
            <Link href="/webhooks/signatureCheck">{messages.signature}</Link>
            <span>{messages.signatureHint}</span>
          </li>
        </ul>
      </Part>
      {/* Folded, because it is as long as the rest of the page. Browsers open it to find text in it. */}
      <details className="app-part app-folded">
        <summary className="app-part-head">
          <h2>
            {messages.assumed}
            {session && ` (${session.assumed.length.toLocaleString(locale)})`}
          </h2>
        </summary>
        <p className="app-hint">{messages.assumedHint}</p>
        <label className="app-check">
          <input
            type="checkbox"
            checked={hasAssumptionNotes}
            onChange={(event) => changeSettings({ hasAssumptionNotes: event.target.checked })}
          />
          {messages.assumptionNotes}
        </label>
        <div className="app-scroll">
          <table className="app-table">
            <thead>
              <tr>
                <th scope="col">{messages.assumedAbout}</th>
                <th scope="col">{messages.assumption}</th>
              </tr>
            </thead>
            <tbody lang="en">
              {session?.assumed.map(({ kind, name, assumption }) => (
                <tr key={`${kind} ${name}`}>
                  <th scope="row">
                    <code dir="ltr">{breakName(name)}</code>
                  </th>
                  <td dir="ltr">
                    <AssumedText text={assumption} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Page>
  );
}

/** Offers a line break before each capital. */
function breakName(name: string): readonly ReactNode[] {
  return name
    .split(/(?=[A-Z])/)
    .flatMap((part, index) => (index === 0 ? [part] : [<wbr key={`${index} ${part}`} />, part]));
}
