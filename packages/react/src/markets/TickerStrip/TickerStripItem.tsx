"use client";

import { type ReactElement, useState } from "react";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useText } from "../../locale/useText.ts";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { createPriceDigits } from "../createPriceDigits.ts";
import { useMarkets } from "../markets.ts";
import { enTickerStrip } from "../messages.en.ts";
import { PairName } from "../PairName/PairName.tsx";
import { tickerColumnTable } from "../tickerColumnTable.ts";
import { tickerDirection } from "../tickerDirection.ts";
import { findPair } from "../tickerPairs.ts";
import { usePairTicker } from "../usePairTicker.ts";

export interface TickerStripItemProps {
  readonly pairId: string;
  readonly onSelect: ((pairId: string) => void) | undefined;
}

/** One pair of the strip. Renders only when its own entry changes. */
export function TickerStripItem({ pairId, onSelect }: TickerStripItemProps): ReactElement {
  const { locale } = useLocale();
  const { tickerStrip: messages } = useText(enTickerStrip);
  const ticker = usePairTicker(pairId);
  const { data: listing } = useMarkets();
  const [priceDigits] = useState(createPriceDigits);
  const { last, changePercent } = tickerColumnTable;
  const digits = ticker ? priceDigits(ticker) : 0;
  const content = (
    <>
      <span data-part="pair">
        <PairName pair={findPair(pairId, listing?.markets)} />
      </span>{" "}
      {ticker ? (
        <>
          <span className="pk-FormattedNumber" data-part="price">
            {last.text({ ticker, digits, locale })}
          </span>{" "}
          <span data-part="change" data-direction={tickerDirection(ticker) ?? ""}>
            <Icon name="up" />
            <span className="pk-FormattedNumber">{changePercent.text({ ticker, digits, locale })}</span>
          </span>
        </>
      ) : (
        <span data-part="missing">{messages.missing}</span>
      )}
    </>
  );
  if (!onSelect) return content;
  return (
    <button type="button" data-part="select" onClick={() => onSelect(pairId)}>
      {content}
    </button>
  );
}
