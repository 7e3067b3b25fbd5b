"use client";

import { type ReactElement, useId } from "react";
import { padFraction } from "../../format/padFraction.ts";
import { fractionDigits, signOf } from "../../format/parseDecimal.ts";
import { useText } from "../../locale/useText.ts";
import { describeEvent } from "../../receivedEvents/describeEvent.ts";
import { enEventFeed } from "../../receivedEvents/messages.en.ts";
import { usePerson } from "../../session/usePerson.ts";
import { fillAround } from "../../text/fillAround.tsx";
import { enUi } from "../../text/messages.en.ts";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { Changed } from "../../ui/Changed/Changed.tsx";
import { CopyButton } from "../../ui/CopyButton/CopyButton.tsx";
import type { DataTableColumn } from "../../ui/DataTable/DataTable.tsx";
import { LongDataTable } from "../../ui/DataTable/LongDataTable.tsx";
import { FormattedNumber } from "../../ui/FormattedNumber/FormattedNumber.tsx";
import { shortenId } from "../../ui/Identifier/Identifier.tsx";
import { Money } from "../../ui/Money/Money.tsx";
import { RecordDate } from "../../ui/RecordList/RecordDate.tsx";
import { describeOrderStatus, describeTrade } from "../describeOrder.ts";
import { enOrderList, enOrders } from "../messages.en.ts";
import { OrderStatusBadge } from "../OrderStatusBadge.tsx";
import { orderCost, orderPrice } from "../orderCost.ts";
import type { SeenOrder } from "../seenOrders.ts";
import type { UseOrderListReturnType } from "../useOrderList.ts";

export interface OrderTableProps {
  readonly list: UseOrderListReturnType;
  readonly onOpen: (orderId: string) => void;
  /** Rows at most. */
  readonly limit: number | undefined;
}

/** A table of orders, or cards in a narrow container. */
export function OrderTable({ list, onOpen, limit }: OrderTableProps): ReactElement {
  const text = useText(enOrders, enOrderList, enEventFeed, enUi);
  const { orderList: messages, locale } = text;
  const { state, pairOf } = list;
  const orders = state.status === "ready" ? state.orders.slice(0, limit) : undefined;
  const digitsOf = usualDigits(orders ?? [], pairOf);
  const person = usePerson();
  const id = useId();

  const columns: readonly DataTableColumn<SeenOrder>[] = [
    { id: "order", label: text.orders.order, isRowHeader: true, render: renderSubject },
    { id: "amount", label: messages.amount, align: "number", width: "medium", render: renderAmount },
    { id: "total", label: messages.cost, align: "number", width: "medium", render: renderTotal },
    { id: "status", label: messages.status, render: renderStatus },
    {
      id: "updated",
      label: messages.updated,
      width: "medium",
      sort: { direction: "descending" },
      render: ({ event }) => <RecordDate timestamp={event.occurred_at} />,
    },
  ];

  return (
    <LongDataTable
      label={messages.label}
      columns={columns}
      rows={orders}
      getRowKey={({ orderId }) => orderId}
      onOpen={({ orderId }) => onOpen(orderId)}
      skeletonRows={Math.min(8, limit ?? 8)}
      arrivalsOf={JSON.stringify([person, list.view])}
    />
  );

  function renderSubject(seen: SeenOrder): ReactElement {
    const { orderId, order } = seen;
    const name = describeTrade({ ...order, amount: undefined, pair: pairOf(seen) }, text);
    return (
      <span data-part="order">
        <span data-part="side" data-side={order?.side}>
          <SideMark />
        </span>
        <span data-part="subject">
          {/* Several orders have the same name. */}
          <button
            type="button"
            data-part="open"
            aria-labelledby={`${id}name-${orderId} ${id}code-${orderId}`}
            onClick={() => onOpen(orderId)}
          >
            <span id={`${id}name-${orderId}`} data-part="name" dir="auto">
              {name}
            </span>
          </button>{" "}
          <span data-part="identifier">
            <bdi id={`${id}code-${orderId}`} data-part="code" title={orderId}>
              {shortenId(orderId)}
            </bdi>
            <CopyButton
              text={orderId}
              label={text.fill(text.ui.copyNamed, { name: text.orders.order })}
              variant="quiet"
              iconOnly
            />
          </span>
        </span>
      </span>
    );
  }

  function renderAmount(seen: SeenOrder): ReactElement | null {
    const { amount, filled_amount: filled } = seen.order ?? {};
    if (amount === undefined) return null;
    const unit = pairOf(seen)?.base;
    // As many digits in all lines of a currency, so that their points are in one column.
    const digits = digitsOf.get(unit) ?? 0;
    if (seen.fill === "filled" || !isAboveZero(filled)) {
      return <span data-part="amounts">{renderNumber(padFraction(amount, digits), unit)}</span>;
    }
    return (
      <span data-part="amounts">
        {renderNumber(padFraction(filled, digits), unit)}
        {renderDetail(fillAround(messages.ordered, "amount", renderNumber(padFraction(amount, digits), unit)))}
      </span>
    );
  }

  function renderTotal(seen: SeenOrder): ReactElement | null {
    const cost = orderCost(seen.order);
    const price = seen.order && orderPrice(seen.order);
    const unit = pairOf(seen)?.quote;
    // Approximate, because the kit multiplies. The price is the service's own.
    return cost === undefined ? null : (
      <span data-part="amounts">
        <span data-part="total">
          {unit === undefined ? (
            <span dir="ltr">
              ≈ <FormattedNumber value={cost} />
            </span>
          ) : (
            <Money value={cost} currency={unit} isEstimate />
          )}
        </span>
        {price !== undefined && renderDetail(fillAround(messages.atPrice, "price", renderNumber(price, unit)))}
      </span>
    );
  }

  function renderStatus({ fill, order, event }: SeenOrder): ReactElement {
    // Without a readable payload only the type of the event is known.
    if (fill === undefined || !order) return <Badge>{describeEvent(event, text).title}</Badge>;
    const { label } = describeOrderStatus(fill, order.status, text);
    return (
      <span data-part="state">
        <Changed value={label} of={`${person} ${locale}`}>
          <OrderStatusBadge fill={fill} status={order.status} />
        </Changed>
        {fill === "partly_filled" && isAboveZero(order.cancelled_amount) && (
          <span data-part="detail">{messages.restCancelled}</span>
        )}
      </span>
    );
  }
}

/** Points up for a purchase. A style sheet turns it down for a sale, as the marks of orders in a `PriceChart`. */
function SideMark(): ReactElement {
  return (
    <svg aria-hidden="true" viewBox="0 0 10 8">
      <path d="M5 0 10 8H0Z" />
    </svg>
  );
}

/** The most digits after the point that amounts of each base currency have. */
function usualDigits(
  orders: readonly SeenOrder[],
  pairOf: UseOrderListReturnType["pairOf"],
): ReadonlyMap<string | undefined, number> {
  const digits = new Map<string | undefined, number>();
  for (const seen of orders) {
    const unit = pairOf(seen)?.base;
    const { amount = "0", filled_amount: filled = "0" } = seen.order ?? {};
    digits.set(unit, Math.max(digits.get(unit) ?? 0, fractionDigits(amount), fractionDigits(filled)));
  }
  return digits;
}

function renderNumber(value: string, unit: string | undefined): ReactElement {
  return unit === undefined ? <FormattedNumber value={value} /> : <Money value={value} currency={unit} />;
}

/** The second line of a cell. One unit, so that its word stays beside the number in a right-to-left page. */
function renderDetail(text: ReactElement): ReactElement {
  return <bdi data-part="detail">{text}</bdi>;
}

function isAboveZero(value: string | undefined): value is string {
  return value !== undefined && signOf(value) === "positive";
}
