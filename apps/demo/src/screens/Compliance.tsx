import { TravelRuleQueue } from "@partner-kit/react/components";
import type { ReactElement } from "react";
import { useLocation, useParams } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Page } from "../shell/Page.tsx";

/** Deposits on hold for sender information. The URL contains the selected deposit. */
export function Compliance(): ReactElement {
  const messages = useAppMessages();
  const { transactionId = null } = useParams<{ readonly transactionId?: string }>();
  const [, navigate] = useLocation();
  const state: unknown = useHistoryState();
  const open = (id: string) => navigate(`/compliance/${id}`, { state: openedHere });
  // Removes the form's history entry, so that the browser's Back button does not reopen it.
  const close = () => {
    if (isOpenedHere(state)) history.back();
    else navigate("/compliance", { replace: true });
  };
  return (
    <Page title={messages.compliance}>
      <TravelRuleQueue selectedId={transactionId} onSelectedIdChange={(id) => (id === null ? close() : open(id))} />
    </Page>
  );
}

/** State of a history entry that was opened from the queue. */
const openedHere = { isOpenedHere: true };

function isOpenedHere(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isOpenedHere" in state;
}
