"use client";

import { type ReactElement, useState } from "react";
import { useLocale } from "../../locale/LocaleContext.ts";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { createPriceDigits } from "../createPriceDigits.ts";
import { PairName } from "../PairName/PairName.tsx";
import { tickerCellText } from "../tickerCellText.ts";
import { tickerDirection } from "../tickerDirection.ts";
import type { FigureColumn } from "../tickerFigure.ts";
import { useMarkets } from "../useMarkets.ts";
import { usePairTicker } from "../usePairTicker.ts";

export interface TickerStripItemProps {
  readonly pairId: string;
  readonly onSelect: ((pairId: string) => void) | undefined;
}

/** One pair of the strip. Renders again when its own figures change. A pair without any shows a dash. */
export function TickerStripItem({ pairId, onSelect }: TickerStripItemProps): ReactElement {
  const { locale } = useLocale();
  const ticker = usePairTicker(pairId);
  const { data: listing } = useMarkets();
  const [priceDigits] = useState(createPriceDigits);
  const market = listing?.markets.find(({ pair_id }) => pair_id === pairId);
  const pair = { pairId, base: market?.base_currency, quote: market?.quote_currency };
  const write = (column: FigureColumn) =>
    ticker ? tickerCellText({ ticker, column, digits: priceDigits(ticker), locale }) : "–";
  const content = (
    <>
      <span data-part="pair">
        <PairName pair={pair} />
      </span>{" "}
      <span className="pk-Figure" data-part="price">
        {write("last")}
      </span>{" "}
      {ticker && (
        <span data-part="change" data-direction={tickerDirection(ticker) ?? ""}>
          <Icon name="up" />
          <span className="pk-Figure">{write("changePercent")}</span>
        </span>
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
