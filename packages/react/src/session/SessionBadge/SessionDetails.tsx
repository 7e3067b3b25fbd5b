"use client";

import type { Session } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { useLive } from "../../live/useFreshness.ts";
import { useText } from "../../locale/useText.ts";
import { enLive } from "../../text/messages.en.ts";
import type { Text } from "../../text/text.ts";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { statusTones } from "../../ui/Badge/statuses.ts";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { DescriptionList, Fact } from "../../ui/DescriptionList/DescriptionList.tsx";
import { AssumptionNote } from "../AssumptionNote/AssumptionNote.tsx";
import { enSessionBadge } from "../messages.en.ts";
import { SessionScopes } from "./SessionScopes.tsx";

export interface SessionDetailsProps {
  readonly session: Session;
}

/** The user, the environment, the connection and the permissions. */
export function SessionDetails({ session }: SessionDetailsProps): ReactElement {
  const { sessionBadge: messages, live } = useText(enSessionBadge, enLive);
  const { state, reason } = useLive();
  const { subject, name, environment, expires_at: expiresAt } = session;
  return (
    <div data-part="details">
      <p data-part="person">
        <bdi>{name ?? subject}</bdi>
        {name !== undefined && <bdi data-part="hint">{subject}</bdi>}
      </p>
      <DescriptionList>
        <Fact label={messages.environment} help={describeFunds(environment, messages)}>
          {describeEnvironment(environment, messages)}
        </Fact>
        <Fact label={messages.updates} help={reason === "load" ? messages.updatesNotLoaded : undefined}>
          <Badge tone={statusTones.live[state]} dot="still">
            {live[state]}
          </Badge>
        </Fact>
        {expiresAt !== undefined && (
          <Fact label={messages.expiry}>
            <DateTime timestamp={expiresAt} />
          </Fact>
        )}
      </DescriptionList>
      <SessionScopes session={session} />
      <AssumptionNote />
    </div>
  );
}

function describeFunds(environment: string, messages: Text["sessionBadge"]): string | undefined {
  if (environment === "production") return messages.productionHelp;
  return environment === "staging" ? messages.stagingHelp : undefined;
}

/** Describes an environment. An unknown one is shown unchanged. */
export function describeEnvironment(environment: string, messages: Text["sessionBadge"]): string {
  if (environment === "production") return messages.production;
  return environment === "staging" ? messages.staging : environment;
}
