"use client";

import type { ReceivedEvent } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { StaleNote } from "../../live/StaleNote/StaleNote.tsx";
import { useText } from "../../locale/useText.ts";
import { type EventDetail, SubjectTimeline } from "../../receivedEvents/SubjectTimeline.tsx";
import { JsonView } from "../../ui/JsonView/JsonView.tsx";
import { DetailSkeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { describeEventFill, describeTrade } from "../describeOrder.ts";
import { readEventFills } from "../eventFills.ts";
import { enOrderDetail, enOrders } from "../messages.en.ts";
import { OrderStatusBadge } from "../OrderStatusBadge.tsx";
import type { UseOrderDetailReturnType } from "../useOrderDetail.ts";
import { OrderFacts } from "./OrderFacts.tsx";
import { OrderProgress } from "./OrderProgress.tsx";

export function OrderDetailBody({ detail }: { readonly detail: UseOrderDetailReturnType }): ReactElement {
  const { state, refresh } = detail;
  const text = useText(enOrders, enOrderDetail);
  if (state.status === "loading") return <DetailSkeleton />;
  if (state.status === "error")
    return <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={refresh} />;
  const { order, fill, pair, otherFields } = state;
  return (
    <>
      <StaleNote freshness={state.freshness} receivedAt={state.receivedAt} />
      <div data-part="summary">
        <p data-part="trade">{describeTrade({ ...order, pair }, text)}</p>
        <OrderStatusBadge fill={fill} status={order.status} />
      </div>
      <OrderProgress order={order} fill={fill} unit={pair?.base} />
      <OrderFacts order={order} pair={pair} />
      <SubjectTimeline subject={{ orderId: order.order_id }} detailsOf={describeFills} />
      {Object.keys(otherFields).length > 0 && (
        <div data-part="others">
          <p data-part="title">{text.orderDetail.otherFields}</p>
          <JsonView label={text.orderDetail.otherFields} value={otherFields} />
        </div>
      )}
    </>
  );

  function describeFills(events: readonly ReceivedEvent[]): ReadonlyMap<string, EventDetail> {
    return new Map(
      Array.from(readEventFills(events), ([id, amounts]) => [id, describeEventFill(amounts, pair?.base, text)]),
    );
  }
}
