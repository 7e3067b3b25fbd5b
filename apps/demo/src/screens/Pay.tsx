import { TransactionList, WithdrawalForm } from "@partner-kit/react/components";
import type { ReactElement } from "react";
import { Link, useLocation, useSearchParams } from "wouter";
import { BASE } from "../backend/addresses.ts";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Page } from "../shell/Page.tsx";
import { Part } from "../shell/Part.tsx";
import { CONFIRM_ABOVE } from "./confirmAbove.ts";
import { useApprovalRule } from "./useApprovalRule.ts";
import { Withdrawable } from "./Withdrawable.tsx";

/** Pays a saved recipient, whom the URL can name, beside the withdrawable amounts and the latest withdrawals. */
export function Pay(): ReactElement {
  const messages = useAppMessages();
  const [, navigate] = useLocation();
  const [params] = useSearchParams();
  const rule = useApprovalRule();
  return (
    <Page
      title={messages.pay}
      actions={
        <Link href="/pay/batch" className="app-button">
          {messages.payMany}
        </Link>
      }
    >
      <div className="app-pay">
        <Withdrawable />
        <Part title={messages.newPayment}>
          <WithdrawalForm
            isTitleHidden
            defaultRecipientId={params.get("recipient") ?? undefined}
            confirmAbove={CONFIRM_ABOVE}
            note={rule}
            onOpenTransaction={(id) => navigate(`/transactions/${id}`)}
            getApprovalHref={(id) => `${BASE}/approvals/${id}`}
            onOpenTransactions={() => navigate("/transactions")}
            onAddRecipient={() => navigate("/recipients")}
          />
        </Part>
        <Part
          title={messages.withdrawals}
          more={{ href: "/transactions?type=withdrawal", label: messages.toTransactions }}
        >
          <TransactionList limit={5} defaultView={{ type: "withdrawal" }} />
        </Part>
      </div>
    </Page>
  );
}
