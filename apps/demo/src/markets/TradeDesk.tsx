import { PriceChart } from "@partner-kit/react/charts";
import { OrderList, type QuoteTicketProps, TickerCard } from "@partner-kit/react/components";
import type { ReactElement } from "react";
import { useLocation } from "wouter";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Part } from "../shell/Part.tsx";
import { PairTicket } from "./PairTicket.tsx";

export interface TradeDeskProps extends Pick<QuoteTicketProps, "onPairIdChange"> {
  readonly pairId: string;
}

/** A form for quotes on any market, the price of that market, and the orders that were placed in it. */
export function TradeDesk({ pairId, onPairIdChange }: TradeDeskProps): ReactElement {
  const messages = useAppMessages();
  const [, navigate] = useLocation();
  return (
    <div className="app-desk">
      <PairTicket key={pairId} pairId={pairId} onPairIdChange={onPairIdChange} />
      <TickerCard className="app-pair-figures" pairId={pairId} details={["spread"]} />
      <div className="app-pair-charts">
        <PriceChart pairId={pairId} isPriceHidden />
      </div>
      <Part
        title={messages.recentOrders}
        more={{ href: `/orders?search=${encodeURIComponent(pairId)}`, label: messages.allOrders }}
      >
        <OrderList
          key={pairId}
          limit={6}
          defaultView={{ search: pairId }}
          onOpen={(orderId) => navigate(`/orders/${orderId}`)}
        />
      </Part>
    </div>
  );
}
