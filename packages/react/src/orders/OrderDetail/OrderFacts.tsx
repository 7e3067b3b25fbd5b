"use client";

import type { Order } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { pairName, type TickerPair } from "../../markets/tickerPairs.ts";
import { enUi } from "../../text/messages.en.ts";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { DescriptionList, Fact } from "../../ui/DescriptionList/DescriptionList.tsx";
import { FormattedNumber } from "../../ui/FormattedNumber/FormattedNumber.tsx";
import { Identifier } from "../../ui/Identifier/Identifier.tsx";
import { Money } from "../../ui/Money/Money.tsx";
import { enOrderDetail } from "../messages.en.ts";
import { orderCost } from "../orderCost.ts";

export interface OrderFactsProps {
  readonly order: Order;
  readonly pair: TickerPair | undefined;
}

/** The fields of an order. */
export function OrderFacts({ order, pair }: OrderFactsProps): ReactElement {
  const { ui, orderDetail: messages, fill } = useText(enUi, enOrderDetail);
  const { price, average_price: averagePrice, created_at: createdAt, updated_at: updatedAt } = order;
  const cost = orderCost(order);
  return (
    <DescriptionList>
      {pair && (
        <Fact label={messages.market}>
          <bdi>{pairName(pair)}</bdi>
        </Fact>
      )}
      {cost !== undefined && pair?.quote !== undefined && (order.side === "buy" || order.side === "sell") && (
        <Fact label={order.side === "buy" ? messages.paid : messages.received}>
          <Money value={cost} currency={pair.quote} isEstimate />
        </Fact>
      )}
      {price !== undefined && <Fact label={messages.price}>{renderPrice(price)}</Fact>}
      {averagePrice !== undefined && <Fact label={messages.averagePrice}>{renderPrice(averagePrice)}</Fact>}
      <Fact label={messages.id}>{renderId(messages.id, order.order_id)}</Fact>
      {order.quote_id !== undefined && (
        <Fact label={messages.quoteId}>{renderId(messages.quoteId, order.quote_id)}</Fact>
      )}
      {createdAt !== undefined && (
        <Fact label={messages.created}>
          <DateTime timestamp={createdAt} precision="second" />
        </Fact>
      )}
      {updatedAt !== undefined && (
        <Fact label={messages.updated}>
          <DateTime timestamp={updatedAt} precision="second" />
        </Fact>
      )}
    </DescriptionList>
  );

  /** A price in the pair's quote currency, which is unknown until the markets are loaded. */
  function renderPrice(value: string): ReactElement {
    return pair?.quote === undefined ? (
      <FormattedNumber value={value} />
    ) : (
      <Money value={value} currency={pair.quote} />
    );
  }

  function renderId(name: string, value: string): ReactElement {
    return <Identifier text={value} copyLabel={fill(ui.copyNamed, { name })} />;
  }
}
