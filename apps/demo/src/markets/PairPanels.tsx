import { PriceChart } from "@partner-kit/react/charts";
import { QuoteTicket, type QuoteTicketProps, TickerCard } from "@partner-kit/react/components";
import type { ReactElement } from "react";
import { BASE } from "../backend/addresses.ts";

export interface PairPanelsProps extends Omit<QuoteTicketProps, "className" | "getOrderHref"> {
  readonly pairId: string;
}

/** One market: its current numbers, a form for quotes and its price history. */
export function PairPanels({ pairId, ...ticket }: PairPanelsProps): ReactElement {
  return (
    <div className="app-pair">
      <TickerCard className="app-pair-figures" pairId={pairId} />
      <QuoteTicket
        {...ticket}
        key={pairId}
        className="app-pair-ticket"
        pairId={pairId}
        getOrderHref={(orderId) => `${BASE}/orders/${orderId}`}
      />
      <div className="app-pair-chart">
        <PriceChart pairId={pairId} defaultRange="1h" />
      </div>
    </div>
  );
}
