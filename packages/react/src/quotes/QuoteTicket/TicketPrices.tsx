"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { Changed } from "../../ui/Changed/Changed.tsx";
import { Money } from "../../ui/Money/Money.tsx";
import { enQuoteTicket } from "../messages.en.ts";
import type { UseQuoteTicketReturnType } from "../useQuoteTicket.ts";

/** The best ask below "Buy" and the best bid below "Sell". The one that the request would trade at stands out. */
export function TicketPrices({ ticket }: { readonly ticket: UseQuoteTicketReturnType }): ReactElement | null {
  const { quoteTicket: messages } = useText(enQuoteTicket);
  const { pair, prices, values } = ticket;
  const { quote: currency, pairId } = pair ?? {};
  if (currency === undefined) return null;
  return (
    <dl data-part="prices">
      {renderPrice(messages.ask, prices.ask, values.side === "buy")}
      {renderPrice(messages.bid, prices.bid, values.side === "sell")}
    </dl>
  );

  function renderPrice(label: string, price: string | undefined, isUsed: boolean): ReactElement {
    return (
      <div data-part="price" data-used={isUsed || undefined}>
        <dt>{label}</dt>
        <dd>
          {price === undefined ? (
            "–"
          ) : (
            <Changed value={price} of={pairId}>
              <Money value={price} currency={currency ?? ""} />
            </Changed>
          )}
        </dd>
      </div>
    );
  }
}
