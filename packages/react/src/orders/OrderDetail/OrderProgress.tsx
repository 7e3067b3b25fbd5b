"use client";

import type { Order } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { formatDecimal } from "../../format/formatDecimal.ts";
import { signOf } from "../../format/parseDecimal.ts";
import { isolateUnit } from "../../format/writeMoney.ts";
import { useText } from "../../locale/useText.ts";
import { enQuoteAccept } from "../../quotes/messages.en.ts";
import { FillBar } from "../../ui/FillBar/FillBar.tsx";
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
  return (
    <div data-part="progress">
      <FillBar amount={amount} filled={filled} cancelled={cancelled} fill={fill} />
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
    return unit === undefined ? write(value) : isolateUnit(`${write(value)}\u00a0${unit}`, locale);
  }
}
