import {
  BalanceOverview,
  EventFeed,
  type EventFeedProps,
  TickerTable,
  TravelRuleQueue,
} from "@partner-kit/react/components";
import type { ReactElement } from "react";
import { useLocation } from "wouter";
import { BASE } from "../backend/addresses.ts";
import { Movers } from "../markets/Movers.tsx";
import { Page } from "../shell/Page.tsx";
import { Part } from "../shell/Part.tsx";
import { useAppWords } from "../words/useAppWords.ts";

/** What treasury looks at first in the morning. */
export function Overview(): ReactElement {
  const words = useAppWords();
  const [, navigate] = useLocation();
  return (
    <Page title={words.overview}>
      <Part title={words.balances}>
        <BalanceOverview />
      </Part>
      <div className="app-columns">
        <Part title={words.held} more={{ href: "/compliance", label: words.toCompliance }}>
          <TravelRuleQueue onAnswer={(transactionId) => navigate(`/compliance/${transactionId}`)} />
        </Part>
        <Part title={words.activity}>
          <EventFeed pageSize={8} getHref={placeOf} />
        </Part>
      </div>
      <Movers />
      <Part title={words.movers} more={{ href: "/markets", label: words.toMarkets }}>
        <TickerTable
          defaultView={{ columns: ["pair", "last", "changePercent", "range", "volumeQuote"] }}
          onSelect={(pairId) => navigate(`/markets/${encodeURIComponent(pairId)}`)}
        />
      </Part>
    </Page>
  );
}

/** The screen an event is about. */
const placeOf: NonNullable<EventFeedProps["getHref"]> = ({ type }, { transactionId }) =>
  type === "deposit.action_required" && transactionId !== undefined ? `${BASE}/compliance/${transactionId}` : undefined;
