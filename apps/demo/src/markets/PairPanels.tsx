import { PriceChart, SpreadChart } from "@partner-kit/react/charts";
import { QuoteTicket, type QuoteTicketProps, TickerCard } from "@partner-kit/react/components";
import { type ComponentProps, type ReactElement, useState } from "react";
import { BASE } from "../backend/addresses.ts";

export interface PairPanelsProps extends Omit<QuoteTicketProps, "className" | "getOrderHref"> {
  readonly pairId: string;
  /** Whether the form comes first, because the screen is for trading. Default: the prices do. */
  readonly isTicketFirst?: boolean | undefined;
}

/** One market: its current numbers, a form for quotes, and its price above its spread with the same range and crosshair. */
export function PairPanels({ pairId, isTicketFirst = false, ...ticket }: PairPanelsProps): ReactElement {
  const [range, setRange] = useState<Range>("24h");
  const charts = { pairId, range };
  const figures = <TickerCard className="app-pair-figures" pairId={pairId} hasDetails />;
  const form = (
    <QuoteTicket
      {...ticket}
      key={pairId}
      className="app-pair-ticket"
      pairId={pairId}
      getOrderHref={(orderId) => `${BASE}/orders/${orderId}`}
    />
  );
  return (
    <div className="app-pair" data-first={isTicketFirst ? "ticket" : "figures"}>
      {isTicketFirst ? form : figures}
      <div className="app-pair-charts">
        <PriceChart {...charts} onRangeChange={setRange} />
        <SpreadChart {...charts} isCompanion />
      </div>
      {isTicketFirst ? figures : form}
    </div>
  );
}

type Range = NonNullable<ComponentProps<typeof PriceChart>["range"]>;
