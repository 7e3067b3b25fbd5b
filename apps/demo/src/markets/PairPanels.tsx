import { PriceChart, SpreadChart } from "@partner-kit/react/charts";
import { QuoteTicket, type QuoteTicketProps, TickerCard } from "@partner-kit/react/components";
import { type ComponentProps, type ReactElement, useState } from "react";
import { BASE } from "../backend/addresses.ts";

export interface PairPanelsProps extends Omit<QuoteTicketProps, "className" | "getOrderHref"> {
  readonly pairId: string;
}

/** One market: its current numbers, a form for quotes, and its price above its spread with the same range and crosshair. */
export function PairPanels({ pairId, ...ticket }: PairPanelsProps): ReactElement {
  const [range, setRange] = useState<Range>("1h");
  const charts = { pairId, range };
  return (
    <div className="app-pair">
      <TickerCard className="app-pair-figures" pairId={pairId} hasDetails />
      <QuoteTicket
        {...ticket}
        key={pairId}
        className="app-pair-ticket"
        pairId={pairId}
        getOrderHref={(orderId) => `${BASE}/orders/${orderId}`}
      />
      <div className="app-pair-charts">
        <PriceChart {...charts} onRangeChange={setRange} />
        <SpreadChart {...charts} isCompanion />
      </div>
    </div>
  );
}

type Range = NonNullable<ComponentProps<typeof PriceChart>["range"]>;
