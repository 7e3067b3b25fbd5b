import { discardQuotes, useMessages, usePartnerKit } from "@partner-kit/react";
import { SessionBadge } from "@partner-kit/react/components";
import { useMutation } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { Link } from "wouter";
import { sendApp } from "../backend/callApp.ts";
import { useAppInfo } from "../backend/useAppInfo.ts";
import { fillMessage } from "../messages/createMessages.ts";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Drawer } from "../shell/Drawer.tsx";
import { Icon } from "../shell/Icon.tsx";
import { LiveState } from "../shell/LiveState.tsx";
import { PeopleList } from "./PeopleList.tsx";
import { initialsOf } from "./people.ts";

/** Shows the signed-in person and lets them switch or sign out. If the proxy has no sign-in, it shows the session. */
export function PersonMenu(): ReactElement | null {
  const messages = useAppMessages();
  const { sessionBadge } = useMessages();
  const { kit } = usePartnerKit();
  const { data: info } = useAppInfo();
  const [isOpen, setIsOpen] = useState(false);
  const signOut = useMutation({
    mutationFn: () => sendApp("DELETE", "session"),
    // A page load clears this person's data from memory. A quote with an unknown outcome stays in the tab.
    onSuccess: () => {
      discardQuotes({ kit });
      location.assign(import.meta.env.BASE_URL);
    },
  });
  const current = info?.people.find(({ id }) => id === info.person);
  if (!current) return info ? <SessionBadge /> : null;
  return (
    <>
      <button type="button" className="app-person" onClick={() => setIsOpen(true)}>
        <span className="app-face" aria-hidden="true">
          {initialsOf(current.name)}
        </span>
        <span data-part="name" aria-hidden="true">
          {current.name}
        </span>
        <span className="app-unseen">{fillMessage(messages.signedInAs, { name: current.name })}</span>
      </button>
      <Drawer
        title={fillMessage(messages.signedInAs, { name: current.name })}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      >
        <LiveState />
        <PeopleList />
        <div className="app-person-actions">
          <button type="button" className="app-button" disabled={signOut.isPending} onClick={() => signOut.mutate()}>
            <Icon name="signOut" />
            {messages.signOut}
          </button>
          <Link href="/developers" onClick={() => setIsOpen(false)}>
            {sessionBadge.scopes}
          </Link>
        </div>
      </Drawer>
    </>
  );
}
