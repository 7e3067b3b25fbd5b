import type { Order } from "@partner-kit/contract";
import { compareDecimals } from "../format/compareDecimals.ts";
import { formatDecimal } from "../format/formatDecimal.ts";
import { formatMoney } from "../format/formatMoney.ts";
import { isolate } from "../format/isolate.ts";
import { roundDecimal } from "../format/multiplyDecimals.ts";
import { isolateUnit } from "../format/writeMoney.ts";
import type { TextWriter } from "../locale/useText.ts";
import type { TickerPair } from "../markets/tickerPairs.ts";
import type { EventDetail } from "../receivedEvents/SubjectTimeline.tsx";
import type { Text } from "../text/text.ts";
import { describeStatusBy, describeUnknownStatus, type StatusDescription, statusTones } from "../ui/Badge/statuses.ts";
import type { EventFill } from "./eventFills.ts";
import type { OrderFill } from "./orderFill.ts";

type Messages = Pick<Text, "orders">;

/** Describes the status of an order in a word or two. An unknown status does not say that the order is over. */
export function describeOrderStatus(
  fill: OrderFill,
  status: string,
  { orders: messages }: Messages,
): StatusDescription {
  if (fill === "unknown") return { ...describeUnknownStatus(status), tone: "info" };
  return describeStatusBy({ status: fill, known: fills, messages, tones: statusTones.orders });
}

/** Describes a value of the status filter. */
export function describeStatusKey(key: string, { orders: messages }: Messages): string {
  return describeStatusBy({ status: key, known: fills, messages, tones: statusTones.orders }).label;
}

const fills = {
  waiting: "waiting",
  filling: "filling",
  filled: "filled",
  partly_filled: "partlyFilled",
  cancelled: "cancelled",
  rejected: "rejected",
} as const satisfies Readonly<Record<Exclude<OrderFill, "unknown">, string>>;

interface DescribeTradeParameters extends Pick<Order, "side" | "amount" | "pair_id"> {
  readonly pair: TickerPair | undefined;
  /** The approximate cost or proceeds of its fills: a decimal string in the quote currency. */
  readonly cost?: string | undefined;
}

/**
 * Names what an order trades, such as "Buy 0.25 BTC with USD", or "Buy BTC with ≈ 500 USD" if its cost is given. The pair's
 * ID replaces unknown currencies. An unknown side is shown unchanged.
 */
export function describeTrade(
  { side, amount, pair_id: pairId, pair, cost }: DescribeTradeParameters,
  { orders: messages, fill, locale }: Messages & Pick<TextWriter, "fill" | "locale">,
): string {
  const number = amount === undefined ? undefined : formatDecimal({ value: amount, locale });
  const what = [number, pair?.base ?? pairId].filter(Boolean).join("\u00a0");
  if (what === "" || side === undefined) return what || messages.order;
  if (!isSide(side)) return `${side} ${what}`;
  const { base, quote } = pair ?? {};
  if (base === undefined || quote === undefined) return fill(messages[`${side}Only`], { what });
  if (cost === undefined) return fill(messages[side], { what, quote });
  const { amount: money, code } = formatMoney({ value: cost, currency: quote, locale });
  const estimate = isLarge(cost)
    ? formatDecimal({ value: roundDecimal({ value: cost, digits: 0 }) ?? cost, locale })
    : money;
  return fill(messages[side], { what, quote: isolateUnit(`≈\u00a0${estimate} ${code}`, locale) });
}

/** Cents of a large estimate would promise more than anybody knows, and would contradict what the order really cost. */
function isLarge(estimate: string): boolean {
  return compareDecimals(estimate, "100") >= 0;
}

/** Describes a fill of an order: "Partial fill", with "+0.01 BTC · 0.03 of 0.05 BTC filled so far". */
export function describeEventFill(
  { added, filled, amount }: EventFill,
  unit: string | undefined,
  { orderDetail: messages, fill, locale }: Pick<Text, "orderDetail"> & Pick<TextWriter, "fill" | "locale">,
): EventDetail {
  const write = (value: string, sign?: "always") =>
    isolate([formatDecimal({ value, locale, sign }), unit].filter(Boolean).join("\u00a0"));
  const total =
    amount === undefined
      ? fill(messages.filledSoFar, { filled: write(filled) })
      : fill(messages.filledOfSoFar, { filled: formatDecimal({ value: filled, locale }), amount: write(amount) });
  const detail = added === undefined ? total : `${write(added, "always")} · ${total}`;
  if (amount === undefined) return { detail };
  return compareDecimals(filled, amount) < 0
    ? { detail, title: messages.partialFill }
    : { detail, title: messages.lastFill, tone: "success" };
}

function isSide(side: string): side is "buy" | "sell" {
  return side === "buy" || side === "sell";
}
