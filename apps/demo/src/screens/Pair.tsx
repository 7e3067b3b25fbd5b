import { useMarkets } from "@partner-kit/react";
import type { ReactElement } from "react";
import { Link, useParams, useSearchParams } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";
import { PairPanels } from "../markets/PairPanels.tsx";
import { fillMessage } from "../messages/createMessages.ts";
import { SERVICE_NAME, useAppMessages } from "../messages/useAppMessages.ts";
import { Page } from "../shell/Page.tsx";

/** One market: its current numbers, its price history and a form for quotes. */
export function Pair(): ReactElement {
  const messages = useAppMessages();
  const { pairId } = useParams<{ readonly pairId: string }>();
  // A URL can fill in the form. Only the operator sends it.
  const [params] = useSearchParams();
  const amount = params.get("amount") ?? undefined;
  const state: unknown = useHistoryState();
  const { data } = useMarkets();
  const market = data?.markets.find(({ pair_id }) => pair_id === pairId);
  const { base_currency: base, quote_currency: quote } = market ?? {};
  const isUnknown = data !== undefined && market === undefined;
  return (
    <Page
      title={base && quote ? `${base}/${quote}` : pairId}
      actions={
        <Link className="app-crumb" href={`/markets${marketsOf(state)}`}>
          {messages.toMarkets}
        </Link>
      }
    >
      {isUnknown ? (
        <p>{fillMessage(messages.noPair, { service: SERVICE_NAME, pair: pairId })}</p>
      ) : (
        <PairPanels
          pairId={pairId}
          defaultSide={params.get("side") === "sell" ? "sell" : "buy"}
          defaultAmount={amount}
          shouldFocus={amount !== undefined}
        />
      )}
    </Page>
  );
}

/** Reads the query string of the market list that this market was opened from. */
function marketsOf(state: unknown): string {
  if (typeof state !== "object" || state === null || !("markets" in state)) return "";
  return typeof state.markets === "string" ? state.markets : "";
}
