import { PriceChart, SpreadChart } from "@partner-kit/react/charts";
import { QuoteTicket, type QuoteTicketProps, TickerCard } from "@partner-kit/react/components";
import { type ComponentProps, type ReactElement, useState } from "react";
import { BASE } from "../backend/addresses.ts";
import { PairOrders } from "./PairOrders.tsx";

export interface PairPanelsProps extends Omit<QuoteTicketProps, "className" | "getOrderHref" | "isMarketHidden"> {
  readonly pairId: string;
}

/**
 * One market: its current numbers, a form for quotes, its price and its spread with the same range and crosshair, and its latest
 * orders. A form that chooses the market comes first.
 */
export function PairPanels({ pairId, ...ticket }: PairPanelsProps): ReactElement {
  const [range, setRange] = useState<Range>("24h");
  const charts = { pairId, range };
  const canChoose = ticket.onPairIdChange !== undefined;
  const figures = <TickerCard className="app-pair-figures" pairId={pairId} hasDetails />;
  return (
    <div className="app-pair">
      {!canChoose && figures}
      <QuoteTicket
        {...ticket}
        key={pairId}
        className="app-pair-ticket"
        pairId={pairId}
        isMarketHidden={!canChoose}
        getOrderHref={(orderId) => `${BASE}/orders/${orderId}`}
      />
      {canChoose && figures}
      <div className="app-pair-charts">
        <PriceChart {...charts} onRangeChange={setRange} isPriceHidden />
        <SpreadChart {...charts} isCompanion />
      </div>
      <PairOrders key={pairId} pairId={pairId} />
    </div>
  );
}

type Range = NonNullable<ComponentProps<typeof PriceChart>["range"]>;
