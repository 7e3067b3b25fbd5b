import { TravelRuleQueue } from "@partner-kit/react/components";
import type { ReactElement } from "react";
import { useLocation, useParams } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Page } from "../shell/Page.tsx";

/** Deposits that wait for sender information. The one that is answered about stands in the address. */
export function Compliance(): ReactElement {
  const messages = useAppMessages();
  const { transactionId = null } = useParams<{ readonly transactionId?: string }>();
  const [, navigate] = useLocation();
  const state: unknown = useHistoryState();
  const open = (id: string) => navigate(`/compliance/${id}`, { state: openedHere });
  // The way back does not lead into a form that was closed.
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

/** Stands with an entry of the history that follows the queue itself. */
const openedHere = { isOpenedHere: true };

function isOpenedHere(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isOpenedHere" in state;
}
