import { usePaymentBatchList } from "@partner-kit/react";
import { BatchPayment, PaymentBatchList } from "@partner-kit/react/components";
import type { ReactElement } from "react";
import { Link, useLocation, useParams } from "wouter";
import { BASE } from "../backend/addresses.ts";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Page } from "../shell/Page.tsx";
import { Part } from "../shell/Part.tsx";
import { useClosableEntry } from "../shell/useClosableEntry.ts";
import { CONFIRM_ABOVE } from "./confirmAbove.ts";
import { useApprovalRule } from "./useApprovalRule.ts";
import { Withdrawable } from "./Withdrawable.tsx";

/** Pays many saved recipients, beside the withdrawable amounts and the batches so far. The URL contains the open one. */
export function PayMany(): ReactElement {
  const messages = useAppMessages();
  const { batchId = null } = useParams<{ readonly batchId?: string }>();
  const [, navigate] = useLocation();
  const rule = useApprovalRule();
  const { open, close } = useClosableEntry("/pay/batch");
  const { state } = usePaymentBatchList();
  const links = {
    onOpenTransaction: (id: string) => navigate(`/transactions/${id}`),
    getApprovalHref: (id: string) => `${BASE}/approvals/${id}`,
    onOpenTransactions: () => navigate("/transactions"),
  };
  return (
    <Page
      title={messages.payMany}
      actions={
        <Link className="app-crumb" href="/pay">
          {messages.pay}
        </Link>
      }
    >
      <div className="app-pay">
        <Withdrawable />
        <Part title={messages.newBatch}>
          <BatchPayment
            {...links}
            isTitleHidden
            confirmAbove={CONFIRM_ABOVE}
            note={rule}
            onAddRecipient={() => navigate("/recipients")}
          />
        </Part>
        {/* The form says how to begin, so a first batch needs no second empty box beside it. */}
        {(batchId !== null || state.status === "ready" || state.status === "error") && (
          <Part title={messages.batches}>
            <PaymentBatchList
              {...links}
              isTitleHidden
              selectedId={batchId}
              onSelectedIdChange={(id) => (id === null ? close() : open(`/pay/batch/${id}`))}
            />
          </Part>
        )}
      </div>
    </Page>
  );
}
