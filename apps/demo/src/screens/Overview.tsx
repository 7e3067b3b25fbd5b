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
      <div className="app-overview">
        <div className="app-overview-grid">
          <Part title={messages.balances}>
            <BalanceTrend amountsHidden={amountsHidden} onAmountsHiddenChange={setAmountsHidden} />
          </Part>
          <Part
            className="app-attention"
            title={messages.attention}
            more={{ href: "/compliance", label: messages.toCompliance }}
          >
            <div className="app-stack">
              <AttentionList kinds={otherKinds} getHref={placeOf} />
              <TravelRuleQueue onOpenForm={(transactionId) => navigate(`/compliance/${transactionId}`)} />
            </div>
          </Part>
          <BalanceOverview amountsHidden={amountsHidden} hasIncoming />
          <Part className="app-activity" title={messages.activity}>
            <EventFeed pageSize={12} getHref={hrefOf} />
          </Part>
        </div>
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

/** Everything but held deposits, which the queue shows with their amounts. */
const otherKinds: NonNullable<AttentionListProps["kinds"]> = [
  "unknownPayments",
  "unknownBatches",
  "unknownOutcomes",
  "failingWebhooks",
  "parkedEvents",
  "approvals",
  "endingSecrets",
  "disabledWebhooks",
];

/** Links a single approval to its own page, and the others to their screen. */
const placeOf: NonNullable<AttentionListProps["getHref"]> = ({ kind, ids = [] }) => {
  const [only] = ids.length === 1 ? ids : [];
  switch (kind) {
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
