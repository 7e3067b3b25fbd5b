"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { enPriceChart } from "../messages.en.ts";
import { PlotEventMark } from "../TimePlot/PlotEventMark.tsx";
import type { PairOrder } from "./pairOrder.ts";
import { orderKinds } from "./useOrderText.ts";

/** Names the marks of the shown orders, if there are any. */
export function OrderLegend({ orders }: { readonly orders: readonly PairOrder[] }): ReactElement | null {
  const { priceChart: messages } = useText(enPriceChart);
  const kinds = orderKinds.filter((kind) => orders.some((order) => order.kind === kind));
  if (kinds.length === 0) return null;
  return (
    <ul data-part="legend">
      {kinds.map((kind) => (
        <li key={kind}>
          <svg aria-hidden="true" width="12" height="12">
            <PlotEventMark kinds={[kind]} x={6} y={middles[kind]} />
          </svg>
          {messages[kind]}
        </li>
      ))}
    </ul>
  );
}

/** Where the line would be, so that the mark is in the middle. */
const middles = { buy: -1, sell: 13, order: 6 } as const satisfies Readonly<Record<PairOrder["kind"], number>>;
