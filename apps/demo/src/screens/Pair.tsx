import { useMarkets } from "@partner-kit/react";
import { PriceChart } from "@partner-kit/react/charts";
import { TickerCard } from "@partner-kit/react/components";
import type { ReactElement } from "react";
import { Link, useParams } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";
import { QuoteDesk } from "../markets/QuoteDesk.tsx";
import { fillMessage, SERVICE_NAME, useAppMessages } from "../messages/useAppMessages.ts";
import { useLastPerson } from "../session/useLastPerson.ts";
import { Page } from "../shell/Page.tsx";
import { Part } from "../shell/Part.tsx";

/** One market: its current numbers, its price history and a form for quotes. */
export function Pair(): ReactElement {
  const messages = useAppMessages();
  const { pairId } = useParams<{ readonly pairId: string }>();
  const person = useLastPerson();
  const state: unknown = useHistoryState();
  const { data } = useMarkets();
  const market = data?.markets.find(({ pair_id }) => pair_id === pairId);
  const { base_currency: base, quote_currency: quote } = market ?? {};
  const isUnknown = data !== undefined && market === undefined;
  return (
    <Page
      title={base && quote ? `${base}/${quote}` : pairId}
      actions={<Link href={`/markets${marketsOf(state)}`}>{messages.toMarkets}</Link>}
    >
      {isUnknown ? (
        <p>{fillMessage(messages.noPair, { service: SERVICE_NAME, pair: pairId })}</p>
      ) : (
        <div className="app-pair">
          <TickerCard className="app-pair-figures" pairId={pairId} />
          <div className="app-pair-chart">
            <PriceChart pairId={pairId} defaultRange="1h" />
          </div>
          <Part title={messages.requestQuote}>
            <QuoteDesk key={`${pairId} ${person}`} quoteKey={{ pairId, person }} baseCurrency={base ?? pairId} />
          </Part>
        </div>
      )}
    </Page>
  );
}

/** Reads the query string of the market list that this market was opened from. */
function marketsOf(state: unknown): string {
  if (typeof state !== "object" || state === null || !("markets" in state)) return "";
  return typeof state.markets === "string" ? state.markets : "";
}
