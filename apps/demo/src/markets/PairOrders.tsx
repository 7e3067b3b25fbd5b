import { OrderList } from "@partner-kit/react/components";
import type { ReactElement } from "react";
import { useLocation } from "wouter";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { Part } from "../shell/Part.tsx";

/** The latest orders of one market. */
export function PairOrders({ pairId }: { readonly pairId: string }): ReactElement {
  const messages = useAppMessages();
  const [, navigate] = useLocation();
  return (
    <Part
      title={messages.recentOrders}
      more={{ href: `/orders?search=${encodeURIComponent(pairId)}`, label: messages.allOrders }}
    >
      <OrderList limit={3} defaultView={{ search: pairId }} onOpen={(orderId) => navigate(`/orders/${orderId}`)} />
    </Part>
  );
}
