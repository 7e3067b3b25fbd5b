"use client";

import type { Session } from "@partner-kit/contract";
import { type ReactElement, useId } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { SignIn } from "../../errors/SignIn/SignIn.tsx";
import { useText } from "../../locale/useText.ts";
import { enSession } from "../../text/messages.en.ts";
import type { Text } from "../../text/text.ts";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import { DescriptionList, Fact } from "../../ui/DescriptionList/DescriptionList.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Popover } from "../../ui/Popover/Popover.tsx";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden/VisuallyHidden.tsx";
import { AssumptionNote } from "../AssumptionNote/AssumptionNote.tsx";
import { describeRefusal } from "../describeRefusal.ts";
import { enSessionBadge } from "../messages.en.ts";
import { useSession } from "../useSession.ts";

export interface SessionBadgeProps {
  readonly className?: string | undefined;
}

/** Shows the environment and the user. A popover lists permissions and why others are missing. */
export const SessionBadge: (props: SessionBadgeProps) => ReactElement = withBoundary("SessionBadge", SessionBadgeView);

function SessionBadgeView({ className }: SessionBadgeProps): ReactElement {
  const { data: session, can } = useSession();
  const { sessionBadge: messages } = useText(enSessionBadge);
  const permission = can("listChains");
  const isSignedOut = !permission.allowed && permission.reason === "signed_out";
  const status = isSignedOut ? "signedOut" : (session && "ready") || describeMissing();

  return (
    <div className={["pk-root pk-SessionBadge", className].filter(Boolean).join(" ")} data-status={status}>
      {status === "loading" && (
        <span data-part="loading" role="status" aria-label={messages.loading}>
          <Skeleton width="long" />
        </span>
      )}
      {status === "signedOut" && (
        <>
          <Badge tone="danger">{messages.signedOut}</Badge>
          <SignIn />
        </>
      )}
      {status === "unavailable" && <Badge tone="warn">{messages.unavailable}</Badge>}
      {status === "ready" && session && (
        <Popover
          label={messages.label}
          placement="bottom-end"
          trigger={(trigger) => (
            <Button {...trigger} variant="quiet">
              <span data-part="trigger">
                <Badge tone={session.environment === "production" ? "warn" : "info"}>
                  {describeEnvironment(session.environment, messages)}
                </Badge>
                <bdi data-part="subject">{session.name ?? session.subject}</bdi>
                <Icon name="chevronDown" />
              </span>
            </Button>
          )}
        >
          {() => <SessionDetails session={session} />}
        </Popover>
      )}
    </div>
  );

  function describeMissing(): "loading" | "unavailable" {
    return permission.allowed || permission.reason === "loading" ? "loading" : "unavailable";
  }
}

/** The user, the environment and the permissions. */
function SessionDetails({ session }: { readonly session: Session }): ReactElement {
  const { sessionBadge: messages } = useText(enSessionBadge);
  const { subject, name, environment } = session;
  return (
    <div data-part="details">
      <DescriptionList>
        <Fact label={messages.subject}>
          {name !== undefined && (
            <>
              <bdi>{name}</bdi>
              <br />
            </>
          )}
          <bdi data-part={name === undefined ? undefined : "hint"}>{subject}</bdi>
        </Fact>
        <Fact label={messages.environment} help={describeFunds(environment, messages)}>
          {describeEnvironment(environment, messages)}
        </Fact>
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
function describeEnvironment(environment: string, messages: Text["sessionBadge"]): string {
  if (environment === "production") return messages.production;
  return environment === "staging" ? messages.staging : environment;
}

interface SessionScopesProps {
  readonly session: Session;
}

/** All scopes: the granted ones, then missing ones grouped by reason. */
function SessionScopes({ session: { scopes, missing_scopes: missing } }: SessionScopesProps): ReactElement {
  const text = useText(enSession, enSessionBadge);
  const { sessionBadge: messages } = text;
  const id = useId();
  const reasons = [...new Set(missing.map(({ reason }) => reason))];
  return (
    <div data-part="scopes">
      {/* Not a heading, because the host decides the page's outline. */}
      <p data-part="title" id={id}>
        {messages.scopes}
      </p>
      {scopes.length === 0 && <p data-part="hint">{messages.noScopes}</p>}
      <ul aria-labelledby={id}>
        {scopes.map((scope) => (
          <li key={scope} data-granted="true">
            <Icon name="check" />
            <span>
              <VisuallyHidden>{messages.granted}</VisuallyHidden> <code>{scope}</code>
            </span>
          </li>
        ))}
      </ul>
      {reasons.map((reason) => (
        <div key={reason} data-part="missing">
          <p data-part="hint" id={`${id}${reason}`}>
            {/* The scopes follow below. */}
            {describeRefusal({ allowed: false, reason, scope: undefined }, text)}
          </p>
          <ul aria-labelledby={`${id}${reason}`}>
            {missing
              .filter((one) => one.reason === reason)
              .map(({ scope }) => (
                <li key={scope}>
                  <Icon name="close" />
                  <span>
                    <VisuallyHidden>{messages.missing}</VisuallyHidden> <code>{scope}</code>
                  </span>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
