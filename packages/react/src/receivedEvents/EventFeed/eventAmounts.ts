import type { ReceivedEvent } from "@partner-kit/contract";
import { isNumeric, signOf } from "../../format/parseDecimal.ts";
import { orderCost } from "../../orders/orderCost.ts";
import { readOrder } from "../../orders/seenOrders.ts";

export interface EventAmount {
  /** A decimal string, negative for a withdrawal. */
  readonly value: string;
  readonly currency: string;
  /** A deposit that is in the balance has a plus sign. */
  readonly sign: "auto" | "always";
}

/**
 * Reads the amount of a deposit or withdrawal, if the payload has one. Of a partly settled withdrawal, the settled amount,
 * because it is unclear which part `amount` means. Signed as in the list of transactions. Assumed: payloads are not documented.
 */
export function readEventAmount({ type, data }: Pick<ReceivedEvent, "type" | "data">): EventAmount | undefined {
  const { amount, settled_amount: settled, currency } = fieldsOf(data);
  const value = type === "withdrawal.partial" ? settled : amount;
  if (!isDecimal(value) || typeof currency !== "string") return undefined;
  const isWithdrawal = type.startsWith("withdrawal.") && signOf(value) === "positive";
  return {
    value: isWithdrawal ? `-${value.replace(/^\+/, "")}` : value,
    currency,
    sign: type === "deposit.success" ? "always" : "auto",
  };
}

/** The trade of an order. */
export interface EventTrade {
  readonly pairId: string;
  readonly side: "buy" | "sell" | undefined;
  /** A decimal string, in the base currency of the pair. */
  readonly amount: string | undefined;
  /** The approximate cost or proceeds of a fill so far: a decimal string in the quote currency. `undefined` for other events. */
  readonly cost: string | undefined;
}

/** Reads the trade from the payload of an order. Of a fill, the amount that is filled so far. Assumed, as for amounts. */
export function readEventTrade(event: Pick<ReceivedEvent, "type" | "data">): EventTrade | undefined {
  const { type, data } = event;
  if (!type.startsWith("exchange.")) return undefined;
  const { pair_id: pairId, side, amount, filled_amount: filled } = fieldsOf(data);
  const traded = type === "exchange.filled" ? filled : amount;
  if (typeof pairId !== "string") return undefined;
  return {
    pairId,
    side: side === "buy" || side === "sell" ? side : undefined,
    amount: isDecimal(traded) ? traded : undefined,
    cost: type === "exchange.filled" ? orderCost(readOrder(event)) : undefined,
  };
}

function fieldsOf(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === "object" && data !== null ? { ...data } : {};
}

function isDecimal(value: unknown): value is string {
  return typeof value === "string" && isNumeric(value);
}
