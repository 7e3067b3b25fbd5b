import { PriceChart, SpreadChart } from "@partner-kit/react/charts";
import { type QuoteTicketProps, TickerCard } from "@partner-kit/react/components";
import { type ComponentProps, type ReactElement, useState } from "react";
import { PairTicket } from "./PairTicket.tsx";

export interface PairPanelsProps extends Omit<QuoteTicketProps, "className" | "getOrderHref"> {
  readonly pairId: string;
}

/** One market: its current numbers, a form for quotes, and its price and its spread with the same range and crosshair. */
export function PairPanels({ pairId, ...ticket }: PairPanelsProps): ReactElement {
  const [range, setRange] = useState<Range>("24h");
  const charts = { pairId, range };
  return (
    <div className="app-pair">
      <TickerCard className="app-pair-figures" pairId={pairId} hasDetails />
      <PairTicket {...ticket} key={pairId} pairId={pairId} isMarketHidden />
      <div className="app-pair-charts">
        <PriceChart {...charts} onRangeChange={setRange} isPriceHidden />
        <SpreadChart {...charts} isCompanion />
      </div>
    </div>
  );
}

type Range = NonNullable<ComponentProps<typeof PriceChart>["range"]>;
