"use client";

import type { ReactElement } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { useText } from "../../locale/useText.ts";
import { AssumptionNote } from "../../session/AssumptionNote/AssumptionNote.tsx";
import { enOrderDetail } from "../messages.en.ts";
import { type UseOrderDetailParameters, useOrderDetail } from "../useOrderDetail.ts";
import { OrderDetailBody } from "./OrderDetailBody.tsx";

export interface OrderDetailProps extends UseOrderDetailParameters {
  readonly className?: string | undefined;
}

/** One order: what it trades, how much of it is filled, and the events about it. */
export const OrderDetail: (props: OrderDetailProps) => ReactElement = withBoundary("OrderDetail", OrderDetailView);

function OrderDetailView({ className, ...parameters }: OrderDetailProps): ReactElement {
  const detail = useOrderDetail(parameters);
  const { orderDetail: messages } = useText(enOrderDetail);
  return (
    <section
      className={["pk-root pk-OrderDetail", className].filter(Boolean).join(" ")}
      data-status={detail.state.status}
      aria-label={messages.label}
      aria-busy={detail.state.status === "loading"}
    >
      <OrderDetailBody detail={detail} />
      <AssumptionNote of={["getOrder", "webhookEvent"]} />
    </section>
  );
}
