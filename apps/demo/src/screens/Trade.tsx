import { useMarkets } from "@partner-kit/react";
import type { ReactElement } from "react";
import { useLocation, useParams } from "wouter";
import { PairPanels } from "../markets/PairPanels.tsx";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Page } from "../shell/Page.tsx";

/** Buys and sells on any market. The URL contains the chosen one. */
export function Trade(): ReactElement {
  const messages = useAppMessages();
  const { pairId } = useParams<{ readonly pairId?: string }>();
  const [, navigate] = useLocation();
  const { data } = useMarkets();
  const shown = pairId ?? data?.markets[0]?.pair_id;
  return (
    <Page title={messages.trade}>
      {shown === undefined ? (
        <p className="app-loading">{messages.loading}</p>
      ) : (
        <PairPanels
          pairId={shown}
          onPairIdChange={(next) => navigate(`/trade/${encodeURIComponent(next)}`, { replace: true })}
        />
      )}
    </Page>
  );
}
