import { ApprovalQueue } from "@partner-kit/react/components";
import type { ReactElement } from "react";
import { useParams } from "wouter";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Page } from "../shell/Page.tsx";
import { useClosableEntry } from "../shell/useClosableEntry.ts";

/** Changes that need a second person. The URL contains the open one. */
export function Approvals(): ReactElement {
  const messages = useAppMessages();
  const { approvalId = null } = useParams<{ readonly approvalId?: string }>();
  const { open, close } = useClosableEntry("/approvals");
  return (
    <Page title={messages.approvals}>
      <ApprovalQueue
        selectedId={approvalId}
        onSelectedIdChange={(id) => (id === null ? close() : open(`/approvals/${id}`))}
      />
    </Page>
  );
}
