import {
  AttentionList,
  type AttentionListProps,
  BalanceOverview,
  EventFeed,
  type EventFeedProps,
  TickerTable,
  TravelRuleQueue,
} from "@partner-kit/react/components";
import { type ReactElement, useState } from "react";
import { useLocation } from "wouter";
import { BASE } from "../backend/addresses.ts";
import { Movers } from "../markets/Movers.tsx";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Page } from "../shell/Page.tsx";
import { Part } from "../shell/Part.tsx";
import { BalanceTrend } from "./BalanceTrend.tsx";

/** Start page of the treasury team. */
export function Overview(): ReactElement {
  const messages = useAppMessages();
  const [, navigate] = useLocation();
  const [amountsHidden, setAmountsHidden] = useState(false);
  return (
    <Page title={messages.overview}>
      <AttentionList getHref={placeOf} />
      <Part title={messages.balances}>
        <div className="app-stack">
          <BalanceTrend amountsHidden={amountsHidden} onAmountsHiddenChange={setAmountsHidden} />
          <BalanceOverview amountsHidden={amountsHidden} />
        </div>
      </Part>
      <div className="app-columns">
        <Part title={messages.held} more={{ href: "/compliance", label: messages.toCompliance }}>
          <TravelRuleQueue onOpenForm={(transactionId) => navigate(`/compliance/${transactionId}`)} />
        </Part>
        <Part title={messages.activity}>
          <EventFeed pageSize={8} getHref={hrefOf} />
        </Part>
      </div>
      <Movers />
      <Part title={messages.movers} more={{ href: "/markets", label: messages.toMarkets }}>
        <TickerTable
          defaultView={{ columns: ["pair", "last", "changePercent", "trend", "range", "volumeQuote"] }}
          onSelect={(pairId) => navigate(`/markets/${encodeURIComponent(pairId)}`)}
        />
      </Part>
    </Page>
  );
}

/** Links a single deposit or approval to its own page, and the others to their screen. */
const placeOf: NonNullable<AttentionListProps["getHref"]> = ({ kind, ids = [] }) => {
  const [only] = ids.length === 1 ? ids : [];
  switch (kind) {
    case "heldDeposits":
      return `${BASE}/compliance${only === undefined ? "" : `/${only}`}`;
    case "approvals":
    case "unknownOutcomes":
      return `${BASE}/approvals${only === undefined ? "" : `/${only}`}`;
    case "unknownPayments":
      return `${BASE}/pay`;
    case "unknownBatches":
      return `${BASE}/pay/batch`;
    default:
      return `${BASE}/webhooks`;
  }
};

/** Links a held deposit to its form, and other transactions and orders to their detail. */
const hrefOf: NonNullable<EventFeedProps["getHref"]> = ({ type }, { transactionId, orderId }) => {
  if (orderId !== undefined) return `${BASE}/orders/${orderId}`;
  if (transactionId === undefined) return undefined;
  return `${BASE}/${type === "deposit.action_required" ? "compliance" : "transactions"}/${transactionId}`;
};
