"use client";

import type { Quote } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { useMarkets } from "../../markets/markets.ts";
import { findPair } from "../../markets/tickerPairs.ts";
import { DescriptionList, Fact } from "../../ui/DescriptionList/DescriptionList.tsx";
import { FormattedNumber } from "../../ui/FormattedNumber/FormattedNumber.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Identifier } from "../../ui/Identifier/Identifier.tsx";
import { Money } from "../../ui/Money/Money.tsx";
import { enQuoteAccept } from "../messages.en.ts";
import { legsOf } from "../quoteRequest.ts";

export interface QuoteFactsProps {
  readonly quoteId: string;
  readonly quote: Quote | undefined;
}

/** The quote as far as it is known, and always its ID. */
export function QuoteFacts({ quoteId, quote }: QuoteFactsProps): ReactElement {
  const { quoteAccept: messages, fill } = useText(enQuoteAccept);
  const { pair_id: pairId, side, amount, amount_quote: total, price } = quote ?? {};
  const { data: listing } = useMarkets({ query: { enabled: pairId !== undefined } });
  const pair = findPair(pairId ?? "", listing?.markets);
  const legs = quote && legsOf(quote, pair);
  return (
    <>
      {legs && (
        <dl data-part="trade">
          <div>
            <dt>{messages.pay}</dt>
            <dd>
              <Amount value={legs.pay.amount} currency={legs.pay.currency} />
              <Icon name="up" />
            </dd>
          </div>
          <div>
            <dt>{messages.receive}</dt>
            <dd>
              <Amount value={legs.receive.amount} currency={legs.receive.currency} />
            </dd>
          </div>
        </dl>
      )}
      <DescriptionList>
        {!legs && (
          <>
            {side !== undefined && <Fact label={messages.side}>{describeSide(side)}</Fact>}
            {amount !== undefined && (
              <Fact label={messages.amount}>
                <span data-part="amount">
                  <Amount value={amount} currency={pair.base} />
                </span>
              </Fact>
            )}
            {total !== undefined && (
              <Fact label={messages.amountQuote}>
                <Amount value={total} currency={pair.quote} />
              </Fact>
            )}
          </>
        )}
        {price !== undefined && (
          <Fact label={pair.base === undefined ? messages.price : fill(messages.pricePer, { currency: pair.base })}>
            <Amount value={price} currency={pair.quote} /> {/* Without currencies, only its ID names the pair. */}
            {pairId !== undefined && pair.quote === undefined && <bdi data-part="pair">{pairId}</bdi>}
          </Fact>
        )}
        <Fact label={messages.quote}>
          <Identifier text={quoteId} copyLabel={messages.copyQuote} />
        </Fact>
      </DescriptionList>
    </>
  );

  /** An unknown side is shown unchanged. */
  function describeSide(name: string): string {
    if (name === "buy") return messages.buy;
    return name === "sell" ? messages.sell : name;
  }
}

/** An amount whose currency is unknown until the markets are loaded. */
function Amount({ value, currency }: { readonly value: string; readonly currency: string | undefined }): ReactElement {
  return currency === undefined ? <FormattedNumber value={value} /> : <Money value={value} currency={currency} />;
}
