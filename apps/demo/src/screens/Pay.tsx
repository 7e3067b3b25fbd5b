import { WithdrawalForm } from "@partner-kit/react/components";
import type { ReactElement } from "react";
import { Link, useLocation } from "wouter";
import { BASE } from "../backend/addresses.ts";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Page } from "../shell/Page.tsx";
import { CONFIRM_ABOVE } from "./confirmAbove.ts";

/** Pays a saved recipient. */
export function Pay(): ReactElement {
  const messages = useAppMessages();
  const [, navigate] = useLocation();
  return (
    <Page
      title={messages.pay}
      actions={
        <Link href="/pay/batch" className="app-button">
          {messages.payMany}
        </Link>
      }
    >
      <WithdrawalForm
        isTitleHidden
        confirmAbove={CONFIRM_ABOVE}
        onOpenTransaction={(id) => navigate(`/transactions/${id}`)}
        getApprovalHref={(id) => `${BASE}/approvals/${id}`}
        onOpenTransactions={() => navigate("/transactions")}
        onAddRecipient={() => navigate("/recipients")}
      />
    </Page>
  );
}
