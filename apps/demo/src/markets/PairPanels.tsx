import { PriceChart, SpreadChart } from "@partner-kit/react/charts";
import { QuoteTicket, type QuoteTicketActions, type QuoteTicketProps, TickerCard } from "@partner-kit/react/components";
import { type ComponentProps, type ReactElement, useRef, useState } from "react";
import { BASE } from "../backend/addresses.ts";
import { PairBar } from "./PairBar.tsx";
import { PairOrders } from "./PairOrders.tsx";

export interface PairPanelsProps extends Omit<QuoteTicketProps, "className" | "getOrderHref" | "isMarketHidden"> {
  readonly pairId: string;
}

/**
 * One market: its current numbers, its price and its spread with the same range and crosshair, a form for quotes, and its latest
 * orders. A form that chooses the market comes before the charts.
 */
export function PairPanels({ pairId, ...ticket }: PairPanelsProps): ReactElement {
  const [range, setRange] = useState<Range>("24h");
  const charts = { pairId, range };
  const canChoose = ticket.onPairIdChange !== undefined;
  const form = useRef<HTMLDivElement>(null);
  const actions = useRef<QuoteTicketActions>(null);
  const start = (side: "buy" | "sell") => {
    actions.current?.start(side);
    form.current?.scrollIntoView({ block: "start" });
  };
  const chartPanel = (
    <div key="charts" className="app-pair-charts">
      <PriceChart {...charts} onRangeChange={setRange} size="tall" isPriceHidden />
      <SpreadChart {...charts} isCompanion />
    </div>
  );
  const ticketPanel = (
    <div key="ticket" ref={form} className="app-pair-form">
      <QuoteTicket
        {...ticket}
        key={pairId}
        actionsRef={actions}
        className="app-pair-ticket"
        pairId={pairId}
        isMarketHidden={!canChoose}
        getOrderHref={(orderId) => `${BASE}/orders/${orderId}`}
      />
    </div>
  );
  return (
    <>
      <div className="app-pair" data-choosing={canChoose || undefined}>
        <TickerCard className="app-pair-figures" pairId={pairId} details={details} />
        {canChoose ? [ticketPanel, chartPanel] : [chartPanel, ticketPanel]}
        {/* A form that chooses the market is longer. */}
        <PairOrders key={pairId} pairId={pairId} limit={canChoose ? 2 : 3} />
      </div>
      {/* Not in the grid, where it could not leave its row. */}
      {!canChoose && <PairBar pairId={pairId} formRef={form} onStart={start} />}
    </>
  );
}

/** Without bid and ask, which the form shows below the sides that trade at them. */
const details = ["spread", "volume", "volumeQuote"] as const;

type Range = NonNullable<ComponentProps<typeof PriceChart>["range"]>;
