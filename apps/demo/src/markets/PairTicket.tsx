import { QuoteTicket, type QuoteTicketProps } from "@partner-kit/react/components";
import type { ReactElement } from "react";
import { BASE } from "../backend/addresses.ts";

/** A form for quotes, whose orders open on the screen of orders. */
export function PairTicket(props: Omit<QuoteTicketProps, "className" | "getOrderHref">): ReactElement {
  return <QuoteTicket {...props} className="app-pair-ticket" getOrderHref={(orderId) => `${BASE}/orders/${orderId}`} />;
}
