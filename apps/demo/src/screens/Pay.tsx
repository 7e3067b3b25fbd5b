import { WithdrawalForm } from "@partner-kit/react/components";
import type { ReactElement } from "react";
import { useLocation } from "wouter";
import { BASE } from "../backend/addresses.ts";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Page } from "../shell/Page.tsx";

/** Pays a saved recipient. */
export function Pay(): ReactElement {
  const messages = useAppMessages();
  const [, navigate] = useLocation();
  return (
    <Page title={messages.pay}>
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

/** Smaller than the amounts that need a second person. */
const CONFIRM_ABOVE = { NGN: "500000", USDC: "500", USDT: "500" };
