import { PriceChart, SpreadChart } from "@partner-kit/react/charts";
import { OrderList, QuoteTicket, type QuoteTicketProps, TickerCard } from "@partner-kit/react/components";
import { type ComponentProps, type ReactElement, useState } from "react";
import { useLocation } from "wouter";
import { BASE } from "../backend/addresses.ts";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Part } from "../shell/Part.tsx";

export interface PairPanelsProps extends Omit<QuoteTicketProps, "className" | "getOrderHref"> {
  readonly pairId: string;
  /** Whether the form comes first, because the screen is for trading. Default: the prices do. */
  readonly isTicketFirst?: boolean | undefined;
}

/**
 * One market: its current numbers, a form for quotes, its price above its spread with the same range and
 * crosshair, and its orders.
 */
export function PairPanels({ pairId, isTicketFirst = false, ...ticket }: PairPanelsProps): ReactElement {
  const messages = useAppMessages();
  const [, navigate] = useLocation();
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
      <Part
        className="app-pair-orders"
        title={messages.pairOrders}
        more={{ href: `/orders?search=${encodeURIComponent(pairId)}`, label: messages.orders }}
      >
        <OrderList
          key={pairId}
          isToolbarHidden
          defaultView={{ search: pairId }}
          onOpen={(orderId) => navigate(`/orders/${orderId}`)}
        />
      </Part>
    </div>
  );
}

type Range = NonNullable<ComponentProps<typeof PriceChart>["range"]>;
