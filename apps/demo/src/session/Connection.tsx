import { useEventFeed, useLive, useMessages, usePartnerKit, useSession } from "@partner-kit/react";
import { version } from "@partner-kit/react/package.json";
import type { ReactElement, ReactNode } from "react";
import { Link } from "wouter";
import { KIT_URL } from "../backend/addresses.ts";
import { useAppInfo } from "../backend/useAppInfo.ts";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { describeReceiver } from "../webhooks/describeReceiver.ts";
import { CopyUrl } from "./CopyUrl.tsx";
import { countKeyScopes } from "./groupScopes.ts";
import { State } from "./State.tsx";
import { useDeveloperMessages } from "./useDeveloperMessages.ts";

/** The environment, the proxy, live updates and the receiver, for engineers on call. */
export function Connection(): ReactElement | null {
  const messages = useAppMessages();
  const own = useDeveloperMessages();
  const { sessionBadge, fill, number } = useMessages();
  const { data: session } = useSession();
  const { data: info } = useAppInfo();
  if (!session) return null;
  // The word of the header: an emulator also has the name of an environment.
  const backEnd = info && info.backEnd !== "staging" ? backEnds[info.backEnd] : undefined;
  const { environment, receiver } = session;
  const environments = new Map<string, readonly [name: string, help: string]>([
    ["staging", [sessionBadge.staging, sessionBadge.stagingHelp]],
    ["production", [sessionBadge.production, sessionBadge.productionHelp]],
  ]);
  const [name, help] = environments.get(environment) ?? [environment];
  const keyScopes = countKeyScopes(session);
  return (
    <dl className="app-card app-connection">
      <Row label={sessionBadge.environment}>
        <span>
          {[name, backEnd && messages[backEnd]].filter(Boolean).join(" · ")}{" "}
          {help !== undefined && <small>{help}</small>}
        </span>
      </Row>
      <Row label={messages.proxy}>
        <CopyUrl name={messages.proxy} url={new URL(KIT_URL, location.origin).href} />
      </Row>
      <Row label={own.updates}>
        <LiveUpdates />
      </Row>
      <Row label={own.keyScopes}>
        {fill(own.keyScopesOf, { count: number(keyScopes.count), total: number(keyScopes.total) })}
      </Row>
      <Row label={own.version}>
        <code dir="ltr">{version}</code>
      </Row>
      {receiver && (
        <Row label={messages.receiver}>
          <State state={receiver.state}>{describeReceiver(receiver.state, messages)}</State>
          {receiver.parked_events !== null && receiver.parked_events > 0 && (
            <State state="parked">{fill(own.setAside, { count: number(receiver.parked_events) })}</State>
          )}
          {receiver.handler === "behind" && <State state="behind">{own.behind}</State>}
          <LastEvent />
          {receiver.url !== null && <CopyUrl name={messages.receiver} url={receiver.url} />}
        </Row>
      )}
    </dl>
  );
}

const backEnds = { emulated: "backEmulated", browser: "backBrowser" } as const;

/** Whether changes arrive live, since when, and whether the proxy reaches the service. */
function LiveUpdates(): ReactElement {
  const own = useDeveloperMessages();
  const { live: messages, fill } = useMessages();
  const { locale } = usePartnerKit();
  const { state, since, upstream } = useLive();
  return (
    <>
      <State state={state === "live" ? "ok" : state}>
        {messages[state]}{" "}
        {since !== undefined && (
          <small>
            {fill(own.since, { time: new Intl.DateTimeFormat(locale, { timeStyle: "short" }).format(since) })}
          </small>
        )}
      </State>
      {upstream === "failing" && <State state={upstream}>{own.unreachable}</State>}
    </>
  );
}

/** The newest event that the receiver stored. Its line is empty until it is read, and for people who may not see any. */
function LastEvent(): ReactElement {
  const own = useDeveloperMessages();
  const { locale } = usePartnerKit();
  const { state } = useEventFeed({ pageSize: 20 });
  if (state.status === "loading" || state.status === "error") return <small>{"\u00a0"}</small>;
  const [newest] = state.status === "ready" ? state.events : [];
  if (!newest) return <small>{own.noEvent}</small>;
  return (
    <small>
      {own.lastEvent}{" "}
      <Link href="/webhooks/history">
        <code dir="ltr">{newest.type}</code>
      </Link>{" "}
      <time dateTime={newest.received_at}>
        {new Intl.DateTimeFormat(locale, atMinute).format(Date.parse(newest.received_at))}
      </time>
    </small>
  );
}

/** Names the month in every language: Arabic has digits in a `dateStyle`, and Portuguese in a short month. */
const atMinute = {
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
} as const satisfies Intl.DateTimeFormatOptions;

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
