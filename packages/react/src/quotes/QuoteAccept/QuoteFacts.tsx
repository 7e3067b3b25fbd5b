"use client";

import type { Quote } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { useMarkets } from "../../markets/markets.ts";
import { findPair, pairName } from "../../markets/tickerPairs.ts";
import type { Text } from "../../text/text.ts";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { DescriptionList, Fact } from "../../ui/DescriptionList/DescriptionList.tsx";
import { FormattedNumber } from "../../ui/FormattedNumber/FormattedNumber.tsx";
import { Identifier } from "../../ui/Identifier/Identifier.tsx";
import { Money } from "../../ui/Money/Money.tsx";
import { enQuoteAccept } from "../messages.en.ts";

/** The quote as far as the host knows it, and always its ID. */
export function QuoteFacts(props: { readonly quoteId: string; readonly quote: Quote | undefined }): ReactElement {
  const { quoteId, quote } = props;
  const { quoteAccept: messages } = useText(enQuoteAccept);
  const { pair_id: pairId, side, amount, amount_quote: total, price, expires_at: expiresAt } = quote ?? {};
  const { data: listing } = useMarkets({ query: { enabled: pairId !== undefined } });
  const pair = pairId === undefined ? undefined : findPair(pairId, listing?.markets);
  const currency = pair?.quote;
  return (
    <DescriptionList>
      {amount !== undefined && (
        <Fact label={side === undefined ? messages.amount : describeSide(side, messages)}>
          <span data-part="amount">
            <FormattedNumber value={amount} /> {pair && <bdi data-part="pair">{pairName(pair)}</bdi>}
          </span>
        </Fact>
      )}
      {price !== undefined && (
        <Fact label={messages.price}>
          <Price value={price} currency={currency} />
        </Fact>
      )}
      {total !== undefined && (
        <Fact label={messages.amountQuote}>
          <Price value={total} currency={currency} />
        </Fact>
      )}
      {typeof expiresAt === "string" && (
        <Fact label={messages.expires} help={messages.expiresHelp}>
          <DateTime timestamp={expiresAt} precision="second" />
        </Fact>
      )}
      <Fact label={messages.quote}>
        <Identifier text={quoteId} copyLabel={messages.copyQuote} />
      </Fact>
    </DescriptionList>
  );
}

/** A price in the pair's quote currency, which is unknown until the markets are loaded. */
function Price({ value, currency }: { readonly value: string; readonly currency: string | undefined }): ReactElement {
  return currency === undefined ? <FormattedNumber value={value} /> : <Money value={value} currency={currency} />;
}

/** An unknown side is shown unchanged. */
function describeSide(side: string, messages: Text["quoteAccept"]): string {
  if (side === "buy") return messages.buy;
  return side === "sell" ? messages.sell : side;
}
