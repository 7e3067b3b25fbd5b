"use client";

import type { Order } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { formatDecimal } from "../../format/formatDecimal.ts";
import { signOf } from "../../format/parseDecimal.ts";
import { percentOf } from "../../format/percentOf.ts";
import { useText } from "../../locale/useText.ts";
import { enQuoteAccept } from "../../quotes/messages.en.ts";
import { describeOutcome } from "../describeOutcome.ts";
import { enOrderDetail } from "../messages.en.ts";
import type { OrderFill } from "../orderFill.ts";

export interface OrderProgressProps {
  readonly order: Order;
  readonly fill: OrderFill;
  /** The base currency, if it is known. */
  readonly unit: string | undefined;
}

/** How much of an order is filled, and what became of the rest. */
export function OrderProgress({ order, fill, unit }: OrderProgressProps): ReactElement {
  const text = useText(enQuoteAccept, enOrderDetail);
  const { orderDetail: messages, locale } = text;
  const { amount, filled_amount: filled, cancelled_amount: cancelled } = order;
  const filledPercent = percentOf(filled, amount);
  const cancelledPercent = percentOf(cancelled, amount);
  return (
    <div data-part="progress">
      {filledPercent !== undefined && (
        <svg data-part="bar" data-fill={fill} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect data-part="filled" width={filledPercent} height="1" />
          <rect data-part="cancelled" x={filledPercent} width={cancelledPercent ?? "0"} height="1" />
        </svg>
      )}
      <div data-part="figures">
        {amount !== undefined && filled !== undefined && (
          <span>{text.fill(messages.filledOf, { filled: write(filled), amount: withUnit(amount) })}</span>
        )}
        <span data-part="outcome" role="status">
          {describe()}
        </span>
      </div>
    </div>
  );

  function describe(): string {
    if (fill === "unknown") return messages.unknown;
    if (fill === "partly_filled" && cancelled !== undefined && signOf(cancelled) === "positive")
      return text.fill(messages.remainder, { amount: withUnit(cancelled) });
    return describeOutcome({ status: "ready", order, fill }, text);
  }

  function write(value: string): string {
    return formatDecimal({ value, locale });
  }

  function withUnit(value: string): string {
    return unit === undefined ? write(value) : `${write(value)}\u00a0${unit}`;
  }
}
