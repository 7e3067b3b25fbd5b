import { useRecipients, useSession } from "@partner-kit/react";
import { BalanceOverview, EventFeed, type EventFeedProps } from "@partner-kit/react/components";
import { type ReactElement, useState } from "react";
import { Link } from "wouter";
import { BASE } from "../backend/addresses.ts";
import { Movers } from "../markets/Movers.tsx";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { useCanPay } from "../session/useCanPay.ts";
import { Page } from "../shell/Page.tsx";
import { Part } from "../shell/Part.tsx";
import { Attention } from "./Attention.tsx";
import { BalanceTrend } from "./BalanceTrend.tsx";

/** Start page of the treasury team. */
export function Overview(): ReactElement {
  const messages = useAppMessages();
  const canPay = useCanPay();
  // The activity names the recipients that the page has read.
  useRecipients({ query: { enabled: useSession().can("listRecipients").allowed } });
  const [amountsHidden, setAmountsHidden] = useState(false);
  return (
    <Page
      title={messages.overview}
      actions={
        <div className="app-page-actions">
          <Link href="/trade" className="app-button">
            {messages.trade}
          </Link>
          {canPay && (
            <Link href="/pay" className="app-button" data-kind="primary">
              {messages.newPayment}
            </Link>
          )}
        </div>
      }
    >
      <div className="app-overview">
        <div className="app-overview-grid">
          <Part className="app-attention" title={messages.attention}>
            <Attention />
          </Part>
          <Part title={messages.balances}>
            <BalanceTrend
              currencyPicker="withdrawable"
              amountsHidden={amountsHidden}
              onAmountsHiddenChange={setAmountsHidden}
            />
          </Part>
          <BalanceOverview
            lead="none"
            amountsHidden={amountsHidden}
            hasIncoming
            getLockedHref={() => `${BASE}/transactions?type=withdrawal&status=pending`}
          />
          <Part className="app-activity" title={messages.activity}>
            <EventFeed pageSize={24} getHref={hrefOf} />
          </Part>
        </div>
      </div>
      <Part title={messages.markets} more={{ href: "/markets", label: messages.toMarkets }}>
        <Movers />
      </Part>
    </Page>
  );
}

/** Links a held deposit to its form, and other transactions and orders to their detail. */
const hrefOf: NonNullable<EventFeedProps["getHref"]> = ({ type }, { transactionId, orderId }) => {
  if (orderId !== undefined) return `${BASE}/orders/${orderId}`;
  if (transactionId === undefined) return undefined;
  return `${BASE}/${type === "deposit.action_required" ? "compliance" : "transactions"}/${transactionId}`;
};
