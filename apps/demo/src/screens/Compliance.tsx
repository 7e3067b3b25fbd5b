import { TransactionList, TravelRuleQueue } from "@partner-kit/react/components";
import { type ReactElement, useState } from "react";
import { useParams } from "wouter";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Page } from "../shell/Page.tsx";
import { Part } from "../shell/Part.tsx";
import { useClosableEntry } from "../shell/useClosableEntry.ts";

/** Deposits on hold for sender information, above all crypto deposits. The URL contains the selected one that is on hold. */
export function Compliance(): ReactElement {
  const messages = useAppMessages();
  const { transactionId = null } = useParams<{ readonly transactionId?: string }>();
  const { open, close } = useClosableEntry("/compliance");
  const [openDeposit, setOpenDeposit] = useState<string | null>(null);
  return (
    <Page title={messages.compliance}>
      <TravelRuleQueue
        selectedId={transactionId}
        onSelectedIdChange={(id) => (id === null ? close() : open(`/compliance/${id}`))}
        onOpenTransaction={setOpenDeposit}
      />
      <Part
        title={messages.deposits}
        more={{ href: "/transactions?type=deposit&rail=crypto", label: messages.toTransactions }}
      >
        <TransactionList
          limit={3}
          // The queue above has the others.
          defaultView={{ type: "deposit", rail: "crypto", status: "success" }}
          selectedId={openDeposit}
          onSelectedIdChange={setOpenDeposit}
        />
      </Part>
    </Page>
  );
}
