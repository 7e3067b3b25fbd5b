"use client";

import type { ReactElement } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { SignIn } from "../../errors/SignIn/SignIn.tsx";
import { useLive } from "../../live/useFreshness.ts";
import { useText } from "../../locale/useText.ts";
import { enLive } from "../../text/messages.en.ts";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { statusTones } from "../../ui/Badge/statuses.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Popover } from "../../ui/Popover/Popover.tsx";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden/VisuallyHidden.tsx";
import { enSessionBadge } from "../messages.en.ts";
import { useSession } from "../useSession.ts";
import { describeEnvironment, SessionDetails } from "./SessionDetails.tsx";

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
          <Badge tone={statusTones.sessionBadge.signedOut}>{messages.signedOut}</Badge>
          <SignIn />
        </>
      )}
      {status === "unavailable" && <Badge tone={statusTones.sessionBadge.unavailable}>{messages.unavailable}</Badge>}
      {status === "ready" && session && (
        <Popover
          label={messages.label}
          placement="bottom-end"
          trigger={(trigger) => (
            <Button {...trigger} variant="quiet">
              <span data-part="trigger">
                <Badge tone={statusTones.sessionBadge[session.environment === "production" ? "production" : "staging"]}>
                  {describeEnvironment(session.environment, messages)}
                </Badge>
                <bdi data-part="subject">{session.name ?? session.subject}</bdi>
                <LiveDot />
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

/** Whether changes arrive live: a dot with a word, which the popover explains. Beside an environment, “Live” means production. */
function LiveDot(): ReactElement {
  const { live: messages, sessionBadge } = useText(enLive, enSessionBadge);
  const { state } = useLive();
  const word = state === "live" ? sessionBadge.connected : messages[state];
  // A first connection takes moments, in which a word would only flash.
  return (
    <span data-part="live" data-live={state}>
      {state === "connecting" ? <VisuallyHidden>{word}</VisuallyHidden> : <span>{word}</span>}
    </span>
  );
}
