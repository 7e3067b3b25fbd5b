"use client";

import type { Session } from "@partner-kit/contract";
import { type ReactElement, useState, useSyncExternalStore } from "react";
import { useLive } from "../../live/useFreshness.ts";
import { useClock } from "../../locale/useClock.ts";
import { useKitContext } from "../../provider/KitContext.ts";
import { sessionQuery } from "../../session/sessionQuery.ts";
import { Age } from "../../ui/Age/Age.tsx";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { CopyButton } from "../../ui/CopyButton/CopyButton.tsx";
import { DescriptionList, Fact } from "../../ui/DescriptionList/DescriptionList.tsx";
import { Tabs } from "../../ui/Tabs/Tabs.tsx";
import type { RequestLog } from "../createRequestLog.ts";
import { createSupportBundle, type SupportBundle } from "../createSupportBundle.ts";
import { ReadTable, RequestTable, ThemeTable } from "./InspectorTables.tsx";

export interface InspectorPanelProps {
  readonly log: RequestLog;
}

/** The panel of the inspector. It reads the cache and sends nothing. */
export function InspectorPanel({ log }: InspectorPanelProps): ReactElement {
  const { kit, queryClient } = useKitContext();
  const live = useLive();
  const requests = useSyncExternalStore(log.subscribe, log.get, log.get);
  const [tab, setTab] = useState("session");
  // Renders each second, so that it reads the cache again.
  const now = useClock((time) => time) ?? 0;
  const session = queryClient.getQueryData(sessionQuery({ kit }).queryKey);
  const bundle = createSupportBundle({ kit, queryClient, session, live, requests, now });

  return (
    <section data-part="panel" aria-label="Inspector">
      <header data-part="actions">
        <strong>Inspector</strong>
        <p data-part="hint">The bundle has names, codes, counts and times. No personal data.</p>
        <CopyButton text={JSON.stringify(bundle, null, 2)} label="Copy bundle" />
      </header>
      <Tabs
        label="Inspector"
        value={tab}
        onValueChange={setTab}
        items={[
          { id: "session", label: "Session", panel: <SessionFacts session={session} /> },
          { id: "live", label: "Live", panel: <LiveFacts live={bundle.live} /> },
          { id: "reads", label: "Reads", mark: bundle.reads.length, panel: <ReadTable reads={bundle.reads} /> },
          {
            id: "requests",
            label: "Requests",
            mark: requests.length,
            panel: <RequestTable requests={bundle.requests} />,
          },
          { id: "assumed", label: "Assumed", mark: session?.assumed.length, panel: <Assumed session={session} /> },
          { id: "theme", label: "Theme", panel: <ThemeTable /> },
        ]}
      />
    </section>
  );
}

interface SessionProps {
  readonly session: Session | undefined;
}

function SessionFacts({ session }: SessionProps): ReactElement {
  if (!session) return <p data-part="hint">No component has read the session, or it could not be read.</p>;
  const { subject, environment, scopes, missing_scopes: missing } = session;
  return (
    <DescriptionList>
      <Fact label="Subject">
        <bdi>{subject}</bdi>
      </Fact>
      <Fact label="Environment">
        <Badge tone={environment === "production" ? "warn" : "info"}>{environment}</Badge>
      </Fact>
      <Fact label="Granted scopes">{scopes.length > 0 ? scopes.join(", ") : "None"}</Fact>
      <Fact label="Missing scopes">
        {missing.length > 0 ? missing.map(({ scope, reason }) => `${scope} (${reason})`).join(", ") : "None"}
      </Fact>
    </DescriptionList>
  );
}

function LiveFacts({ live }: Pick<SupportBundle, "live">): ReactElement {
  const { state, since, upstream, upstream_code: code } = live;
  return (
    <DescriptionList>
      <Fact label="State">
        <Badge tone={state === "live" ? "success" : "warn"}>{state}</Badge>
      </Fact>
      <Fact label="Since">
        {since === null ? "Unknown" : <Age since={Date.parse(since)} clock="service" text="{age}" />}
      </Fact>
      <Fact label="Service">
        <Badge tone={upstreamTones[upstream]}>{upstream}</Badge> {code}
      </Fact>
    </DescriptionList>
  );
}

const upstreamTones: Readonly<Record<string, "success" | "danger">> = { ok: "success", failing: "danger" };

function Assumed({ session }: SessionProps): ReactElement {
  return (
    <DescriptionList>
      {session?.assumed.map(({ kind, name, assumption }) => (
        <Fact key={`${kind} ${name}`} label={name} help={kind}>
          {assumption}
        </Fact>
      ))}
    </DescriptionList>
  );
}
