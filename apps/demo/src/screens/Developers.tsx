import { useMessages, usePartnerKit, useSession } from "@partner-kit/react";
import type { ReactElement, ReactNode } from "react";
import { Link } from "wouter";
import { DOCS_URL, KIT_URL } from "../backend/addresses.ts";
import { useAppInfo } from "../backend/useAppInfo.ts";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Connection } from "../session/Connection.tsx";
import { CopyUrl } from "../session/CopyUrl.tsx";
import { Permissions } from "../session/Permissions.tsx";
import { useDeveloperMessages } from "../session/useDeveloperMessages.ts";
import { changeSettings, useSettings } from "../settings/settings.ts";
import { Page } from "../shell/Page.tsx";
import { Part } from "../shell/Part.tsx";
import { AssumedText } from "./AssumedText.tsx";

/** Reference for engineers: where to start, the connection, permissions, and assumptions. */
export function Developers(): ReactElement {
  const messages = useAppMessages();
  const { sessionBadge } = useMessages();
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
      <Part title={own.start}>
        <StartingPoints />
      </Part>
      <Part title={messages.connection}>
        <Connection />
      </Part>
      <Part title={sessionBadge.scopes}>
        <Permissions />
      </Part>
      <Part title={session ? `${messages.assumed} (${assumed.length.toLocaleString(locale)})` : messages.assumed}>
        {/* Folded, because it is as long as the rest of the page. Browsers open it to find text in it. */}
        <details className="app-card app-folded">
          <summary>
            <div>
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
      </Part>
    </Page>
  );
}

/** A first call with its response, and where to go from there. */
function StartingPoints(): ReactElement {
  const own = useDeveloperMessages();
  const { data: info } = useAppInfo();
  return (
    <div className="app-card app-starts">
      {/* A proxy inside the browser has no address outside it. */}
      {info?.backEnd !== "browser" && (
        <>
          <section className="app-call" aria-label={own.firstCall}>
            <h3>{own.firstCall}</h3>
            <p>{own.firstCallHint}</p>
            <div dir="ltr">
              <CopyUrl name={own.firstCall} url={`curl ${new URL(`${KIT_URL}/kit/health`, location.origin).href}`} />
            </div>
          </section>
          <div className="app-response">
            <p>{own.response}</p>
            <pre dir="ltr">{JSON.stringify(healthResponse, null, 2)}</pre>
          </div>
        </>
      )}
      <ul>
        <li>
          <Link href="/webhooks/receiverCode">{own.receive}</Link>
          <p>{own.receiveHint}</p>
        </li>
        <li>
          <Link href="/webhooks/history">{own.history}</Link>
          <p>{own.historyHint}</p>
        </li>
        {DOCS_URL !== undefined && (
          <li>
            <a href={DOCS_URL}>{own.docs}</a>
            <p>{own.docsHint}</p>
          </li>
        )}
      </ul>
    </div>
  );
}

/** The response of a proxy without a problem. */
const healthResponse = {
  status: "success",
  data: { store: "ok", upstream: "ok", receiver: "ok", handler: "ok", handler_lag_seconds: 0, alarms: [] },
};

/** The kinds of assumptions, in the order of the contract. */
const kinds = ["shape", "scope", "error_code", "signature", "tolerance"] as const;

/** Offers a line break before each capital. */
function breakName(name: string): readonly ReactNode[] {
  return name
    .split(/(?=[A-Z])/)
    .flatMap((part, index) => (index === 0 ? [part] : [<wbr key={`${index} ${part}`} />, part]));
}
