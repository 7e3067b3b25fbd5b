"use client";

import type { Quote } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { useMarkets } from "../../markets/markets.ts";
import { findPair, pairName } from "../../markets/tickerPairs.ts";
import type { Text } from "../../text/text.ts";
import { DateTime } from "../../ui/DateTime/DateTime.tsx";
import { DescriptionList, Fact } from "../../ui/DescriptionList/DescriptionList.tsx";
import { Figure } from "../../ui/Figure/Figure.tsx";
import { Identifier } from "../../ui/Identifier/Identifier.tsx";
import { Money } from "../../ui/Money/Money.tsx";
import { enQuoteAccept } from "../messages.en.ts";

export interface QuoteFactsProps {
  readonly quoteId: string;
  readonly quote: Quote | undefined;
}

/** What is offered: as much as the host knows, and the ID in any case. */
export function QuoteFacts({ quoteId, quote }: QuoteFactsProps): ReactElement {
  const { quoteAccept: words } = useText(enQuoteAccept);
  const { pair_id: pairId, side, amount, amount_quote: total, price, expires_at: expiresAt } = quote ?? {};
  const { data: listing } = useMarkets({ query: { enabled: pairId !== undefined } });
  const pair = pairId === undefined ? undefined : findPair(pairId, listing?.markets);
  const currency = pair?.quote;
  return (
    <DescriptionList>
      {amount !== undefined && (
        <Fact label={side === undefined ? words.amount : describeSide(side, words)}>
          <span data-part="amount">
            <Figure value={amount} /> {pair && <bdi data-part="pair">{pairName(pair)}</bdi>}
          </span>
        </Fact>
      )}
      {price !== undefined && (
        <Fact label={words.price}>
          <Price value={price} currency={currency} />
        </Fact>
      )}
      {total !== undefined && (
        <Fact label={words.amountQuote}>
          <Price value={total} currency={currency} />
        </Fact>
      )}
      {typeof expiresAt === "string" && (
        <Fact label={words.expires} help={words.expiresHelp}>
          <DateTime timestamp={expiresAt} precision="second" />
        </Fact>
      )}
      <Fact label={words.quote}>
        <Identifier text={quoteId} copyLabel={words.copyQuote} />
      </Fact>
    </DescriptionList>
  );
}

/** In the currency that the markets listing names for the pair, once it is there. */
function Price({ value, currency }: { readonly value: string; readonly currency: string | undefined }): ReactElement {
  return currency === undefined ? <Figure value={value} /> : <Money value={value} currency={currency} />;
}

/** A side that the kit does not know is shown raw. */
function describeSide(side: string, words: Text["quoteAccept"]): string {
  if (side === "buy") return words.buy;
  return side === "sell" ? words.sell : side;
}
