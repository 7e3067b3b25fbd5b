import { OrderList } from "@partner-kit/react/components";
import type { ReactElement } from "react";
import { useLocation } from "wouter";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Part } from "../shell/Part.tsx";

export interface PairOrdersProps {
  readonly pairId: string;
  /** How many orders at most. */
  readonly limit: number;
}

/** The latest orders of one market. */
export function PairOrders({ pairId, limit }: PairOrdersProps): ReactElement {
  const messages = useAppMessages();
  const [, navigate] = useLocation();
  return (
    <Part
      title={messages.recentOrders}
      more={{ href: `/orders?search=${encodeURIComponent(pairId)}`, label: messages.allOrders }}
    >
      <OrderList limit={limit} defaultView={{ search: pairId }} onOpen={(orderId) => navigate(`/orders/${orderId}`)} />
    </Part>
  );
}
