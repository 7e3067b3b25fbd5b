import type { Order } from "@partner-kit/contract";
import { formatDecimal } from "../format/formatDecimal.ts";
import { isolate } from "../format/isolate.ts";
import type { TextWriter } from "../locale/useText.ts";
import type { TickerPair } from "../markets/tickerPairs.ts";
import type { Text } from "../text/text.ts";
import type { BadgeProps } from "../ui/Badge/Badge.tsx";
import type { EventFill } from "./eventFills.ts";
import type { OrderFill } from "./orderFill.ts";

type Messages = Pick<Text, "orders">;

export interface OrderStatusDescription {
  readonly label: string;
  readonly tone: NonNullable<BadgeProps["tone"]>;
}

/** Describes the status of an order in a word or two. An unknown status is shown unchanged. */
export function describeOrderStatus(fill: OrderFill, status: string, text: Messages): OrderStatusDescription {
  return { ...statusesOf(text), unknown: { label: status, tone: "neutral" } as const }[fill];
}

/** Describes a value of the status filter. An unknown status is shown unchanged. */
export function describeStatusKey(key: string, text: Messages): string {
  const known: Readonly<Record<string, OrderStatusDescription>> = statusesOf(text);
  return (Object.hasOwn(known, key) ? known[key]?.label : undefined) ?? key;
}

function statusesOf({ orders: messages }: Messages) {
  return {
    waiting: { label: messages.waiting, tone: "info" },
    filling: { label: messages.filling, tone: "info" },
    filled: { label: messages.filled, tone: "success" },
    partly_filled: { label: messages.partlyFilled, tone: "warn" },
    cancelled: { label: messages.cancelled, tone: "warn" },
    rejected: { label: messages.rejected, tone: "danger" },
  } as const satisfies Readonly<Record<Exclude<OrderFill, "unknown">, OrderStatusDescription>>;
}

interface DescribeTradeParameters extends Pick<Order, "side" | "amount" | "pair_id"> {
  readonly pair: TickerPair | undefined;
}

/**
 * Names what an order trades, such as "Buy 0.25 BTC with USD". The pair's ID replaces unknown currencies. An unknown side is
 * shown unchanged.
 */
export function describeTrade(
  { side, amount, pair_id: pairId, pair }: DescribeTradeParameters,
  { orders: messages, fill, locale }: Messages & Pick<TextWriter, "fill" | "locale">,
): string {
  const number = amount === undefined ? undefined : formatDecimal({ value: amount, locale });
  const what = [number, pair?.base ?? pairId].filter(Boolean).join("\u00a0");
  if (what === "" || side === undefined) return what || messages.order;
  if (!isSide(side)) return `${side} ${what}`;
  const { base, quote } = pair ?? {};
  if (base === undefined || quote === undefined) return fill(messages[`${side}Only`], { what });
  return fill(messages[side], { what, quote });
}

/** Describes the fill of an event, such as "+0.01 BTC · 0.03 of 0.05 BTC filled so far". */
export function describeEventFill(
  { added, filled, amount }: EventFill,
  unit: string | undefined,
  { orderDetail: messages, fill, locale }: Pick<Text, "orderDetail"> & Pick<TextWriter, "fill" | "locale">,
): string {
  const write = (value: string, sign?: "always") =>
    isolate([formatDecimal({ value, locale, sign }), unit].filter(Boolean).join("\u00a0"));
  const total =
    amount === undefined
      ? fill(messages.filledSoFar, { filled: write(filled) })
      : fill(messages.filledOfSoFar, { filled: formatDecimal({ value: filled, locale }), amount: write(amount) });
  return added === undefined ? total : `${write(added, "always")} · ${total}`;
}

function isSide(side: string): side is "buy" | "sell" {
  return side === "buy" || side === "sell";
}
