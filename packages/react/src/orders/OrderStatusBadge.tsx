"use client";

import type { ReactElement } from "react";
import { useText } from "../locale/useText.ts";
import { Badge } from "../ui/Badge/Badge.tsx";
import { Icon } from "../ui/Icon/Icon.tsx";
import { describeOrderStatus } from "./describeOrder.ts";
import { enOrders } from "./messages.en.ts";
import { isOrderMoving, type OrderFill } from "./orderFill.ts";

export interface OrderStatusBadgeProps {
  readonly fill: OrderFill;
  /** The service's status, for one that the kit does not know. */
  readonly status: string;
}

/** The status of an order, with the same sign wherever it is shown. */
export function OrderStatusBadge({ fill, status }: OrderStatusBadgeProps): ReactElement {
  const { label, tone } = describeOrderStatus(fill, status, useText(enOrders));
  return (
    <Badge tone={tone} dot={isOrderMoving(fill) ? "pulse" : undefined}>
      {fill === "partly_filled" && <Icon name="half" />}
      {label}
    </Badge>
  );
}
