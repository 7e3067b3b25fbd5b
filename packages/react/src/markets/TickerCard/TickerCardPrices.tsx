"use client";

import type { Ticker } from "@partner-kit/contract";
import type { ReactElement } from "react";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useText } from "../../locale/useText.ts";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { enTickerTable } from "../messages.en.ts";
import { RangeBar, RangeBarSkeleton } from "../RangeBar/RangeBar.tsx";
import { tickerColumnTable } from "../tickerColumnTable.ts";
import type { TickerDirection } from "../tickerDirection.ts";
import { usePriceMove } from "../usePriceMove.ts";

export interface TickerCardPricesProps {
  readonly ticker: Ticker;
  /** Digits after the point of this pair's prices. */
  readonly digits: number;
  readonly direction: TickerDirection | undefined;
  /** The currency of the prices, `undefined` if it is unknown. */
  readonly quote: string | undefined;
}

/** The prices of one market. */
export function TickerCardPrices({ ticker, digits, direction, quote }: TickerCardPricesProps): ReactElement {
  const { locale } = useLocale();
  const { tickerTable: messages } = useText(enTickerTable);
  const move = usePriceMove(ticker.last);
  const write = (column: "last" | "changePercent" | "change" | "low" | "high") => (
    <span className="pk-FormattedNumber">{tickerColumnTable[column].text({ ticker, digits, locale })}</span>
  );
  return (
    <>
      <p data-part="last">
        {/* The key restarts the tint's animation when the price moves. */}
        <span key={ticker.last} data-part="price" data-tick={move}>
          {write("last")}
        </span>
        {quote !== undefined && <span data-part="currency">{quote}</span>}
      </p>
      <p data-part="change" data-direction={direction ?? ""}>
        <span>
          <Icon name="up" />
          {write("changePercent")}
        </span>
        {write("change")}
        <span data-part="period">{messages.changePercent}</span>
      </p>
      <div data-part="range" data-direction={direction ?? ""}>
        <RangeBar
          ticker={ticker}
          label={tickerColumnTable.range.text({ ticker, digits, locale, rangeLabel: messages.rangeLabel })}
        />
      </div>
      <dl data-part="ends">
        <div>
          <dt>{messages.low}</dt>
          <dd>{write("low")}</dd>
        </div>
        <div>
          <dt>{messages.high}</dt>
          <dd>{write("high")}</dd>
        </div>
      </dl>
    </>
  );
}

/** The card's skeleton while prices load. */
export function TickerCardSkeleton(): ReactElement {
  const { tickerTable: messages } = useText(enTickerTable);
  return (
    <>
      <p data-part="last">
        <span data-part="price">
          <Skeleton width="long" />
        </span>
      </p>
      <p data-part="change">
        <span>
          <Skeleton width="medium" />
        </span>
      </p>
      <div data-part="range">
        <RangeBarSkeleton />
      </div>
      <dl data-part="ends">
        <div>
          <dt>{messages.low}</dt>
          <dd>
            <Skeleton width="short" />
          </dd>
        </div>
        <div>
          <dt>{messages.high}</dt>
          <dd>
            <Skeleton width="short" />
          </dd>
        </div>
      </dl>
    </>
  );
}
