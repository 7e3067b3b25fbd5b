import { TravelRuleQueue } from "@partner-kit/react/components";
import type { ReactElement } from "react";
import { useParams } from "wouter";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Page } from "../shell/Page.tsx";
import { useClosableEntry } from "../shell/useClosableEntry.ts";

/** Deposits on hold for sender information. The URL contains the selected deposit. */
export function Compliance(): ReactElement {
  const messages = useAppMessages();
  const { transactionId = null } = useParams<{ readonly transactionId?: string }>();
  const { open, close } = useClosableEntry("/compliance");
  return (
    <Page title={messages.compliance}>
      <TravelRuleQueue
        selectedId={transactionId}
        onSelectedIdChange={(id) => (id === null ? close() : open(`/compliance/${id}`))}
      />
    </Page>
  );
}
