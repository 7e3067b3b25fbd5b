import { useMessages, usePartnerKit, useSession } from "@partner-kit/react";
import type { ReactElement, ReactNode } from "react";
import { Link } from "wouter";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Connection } from "../session/Connection.tsx";
import { Permissions } from "../session/Permissions.tsx";
import { useDeveloperMessages } from "../session/useDeveloperMessages.ts";
import { changeSettings, useSettings } from "../settings/settings.ts";
import { Page } from "../shell/Page.tsx";
import { Part } from "../shell/Part.tsx";
import { AssumedText } from "./AssumedText.tsx";

/** Reference for engineers on call: connection, permissions, tools for receivers, and assumptions. */
export function Developers(): ReactElement {
  const messages = useAppMessages();
  const { sessionBadge, plural, number } = useMessages();
  const { data: session } = useSession();
  const { locale } = usePartnerKit();
  const { hasAssumptionNotes } = useSettings();
  const own = useDeveloperMessages();
  const assumed = session?.assumed ?? [];
  const titles = new Map<string, string>(kinds.map((kind) => [kind, own[kind]]));
  const assumptions = [...new Set(assumed.map(({ kind }) => kind))].map((kind) => ({
    title: titles.get(kind) ?? kind,
    items: assumed.filter((one) => one.kind === kind),
  }));
  return (
    <Page title={messages.developers}>
      <div className="app-beside app-level">
        <Part title={messages.connection}>
          <Connection />
        </Part>
        <Part title={describePermissions()}>
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
          <div>
            <h2>
              {messages.assumed}
              {session && ` (${session.assumed.length.toLocaleString(locale)})`}
            </h2>
            <p className="app-hint">{own.assumedIntro}</p>
            <ul className="app-counts">
              {assumptions.map(({ title, items }) => (
                <li key={title}>
                  {title} <b>{items.length.toLocaleString(locale)}</b>
                </li>
              ))}
            </ul>
          </div>
        </summary>
        <p className="app-hint">{own.assumedOverride}</p>
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
            {assumptions.map(({ title, items }) => (
              <tbody key={title}>
                <tr>
                  <th scope="rowgroup" colSpan={2}>
                    {title}
                  </th>
                </tr>
                {items.map(({ name, assumption }) => (
                  <tr key={name} lang="en">
                    <th scope="row">
                      <code dir="ltr">{breakName(name)}</code>
                    </th>
                    <td dir="ltr">
                      <AssumedText text={assumption} />
                    </td>
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </div>
      </details>
    </Page>
  );

  /** Titles the permissions, with how many of all the person has. */
  function describePermissions(): string {
    if (!session) return sessionBadge.scopes;
    const { scopes, missing_scopes: missing } = session;
    const total = number(scopes.length + missing.length);
    return `${sessionBadge.scopes} (${plural(sessionBadge.allowed, scopes.length, { total })})`;
  }
}

/** The kinds of assumptions, in the order of the contract. */
const kinds = ["shape", "scope", "error_code", "signature", "tolerance"] as const;

/** Offers a line break before each capital. */
function breakName(name: string): readonly ReactNode[] {
  return name
    .split(/(?=[A-Z])/)
    .flatMap((part, index) => (index === 0 ? [part] : [<wbr key={`${index} ${part}`} />, part]));
}
