import { BalanceOverview, TickerTable, TravelRuleQueue } from "@partner-kit/react/components";
import type { ReactElement } from "react";
import { useLocation } from "wouter";
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
      <Part title={words.held} more={{ href: "/compliance", label: words.toCompliance }}>
        <TravelRuleQueue onAnswer={(transactionId) => navigate(`/compliance/${transactionId}`)} />
      </Part>
      <Part title={words.movers} more={{ href: "/markets", label: words.toMarkets }}>
        <div className="app-short">
          <TickerTable
            defaultView={{ columns: ["pair", "last", "changePercent", "range", "volumeQuote"] }}
            onSelect={(pairId) => navigate(`/markets/${encodeURIComponent(pairId)}`)}
          />
        </div>
      </Part>
    </Page>
  );
}
