"use client";

import type { ReactElement } from "react";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { StaleNote } from "../../live/StaleNote/StaleNote.tsx";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useText } from "../../locale/useText.ts";
import { SubjectTimeline } from "../../receivedEvents/SubjectTimeline.tsx";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { JsonView } from "../../ui/JsonView/JsonView.tsx";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { describeOrderStatus, describeTrade } from "../describeOrder.ts";
import { enOrderDetail, enOrders } from "../messages.en.ts";
import { isOrderMoving } from "../orderFill.ts";
import type { UseOrderDetailReturnType } from "../useOrderDetail.ts";
import { OrderFacts } from "./OrderFacts.tsx";
import { OrderProgress } from "./OrderProgress.tsx";

export function OrderDetailBody({ detail }: { readonly detail: UseOrderDetailReturnType }): ReactElement {
  const { state, refresh } = detail;
  const { locale } = useLocale();
  const text = useText(enOrders, enOrderDetail);
  if (state.status === "loading") return <LoadingLines />;
  if (state.status === "error")
    return <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={refresh} />;
  const { order, fill, pair, otherFields } = state;
  const { label, tone } = describeOrderStatus(fill, order.status, text);
  return (
    <>
      <StaleNote freshness={state.freshness} receivedAt={state.receivedAt} />
      <div data-part="summary">
        <p data-part="trade">{describeTrade({ ...order, pair, locale }, text)}</p>
        <Badge tone={tone} dot={isOrderMoving(fill) ? "pulse" : undefined}>
          {label}
        </Badge>
      </div>
      <OrderProgress order={order} fill={fill} unit={pair?.base} />
      <OrderFacts order={order} pair={pair} />
      <SubjectTimeline subject={{ orderId: order.order_id }} />
      {Object.keys(otherFields).length > 0 && (
        <div data-part="others">
          <p data-part="title">{text.orderDetail.otherFields}</p>
          <JsonView label={text.orderDetail.otherFields} value={otherFields} />
        </div>
      )}
    </>
  );
}

function LoadingLines(): ReactElement {
  return (
    <div data-part="loading" aria-hidden="true">
      <Skeleton width="medium" />
      <Skeleton width="long" />
      <Skeleton width="long" />
      <Skeleton width="long" />
    </div>
  );
}
