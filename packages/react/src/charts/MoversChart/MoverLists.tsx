"use client";

import type { Ticker } from "@partner-kit/contract";
import { type ReactElement, useState, useSyncExternalStore } from "react";
import { formatDecimal } from "../../format/formatDecimal.ts";
import { formatPercent } from "../../format/formatPercent.ts";
import { useText } from "../../locale/useText.ts";
import { createPriceDigits, type PriceDigits } from "../../markets/createPriceDigits.ts";
import { useMarkets } from "../../markets/markets.ts";
import { enSparkline } from "../../markets/messages.en.ts";
import { PairName } from "../../markets/PairName/PairName.tsx";
import type { PriceTrend } from "../../markets/priceTrend.ts";
import { describeTrend, drawSparkline } from "../../markets/Sparkline/drawSparkline.ts";
import { findPair } from "../../markets/tickerPairs.ts";
import { useTrends } from "../../markets/useTrends.ts";
import { Changed } from "../../ui/Changed/Changed.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { enMoversChart } from "../messages.en.ts";
import type { Movers } from "./listMovers.ts";

export interface MoverListsProps extends Movers {
  readonly onSelect: ((pairId: string) => void) | undefined;
}

/** The largest rises beside the largest falls. */
export function MoverLists({ gainers, losers, onSelect }: MoverListsProps): ReactElement {
  const { moversChart: messages } = useText(enMoversChart);
  const [priceDigits] = useState(createPriceDigits);
  const trends = useTrends([...gainers, ...losers].map(({ pair_id }) => pair_id));
  useSyncExternalStore(trends.subscribe, trends.version, () => 0);
  const lists = [
    { direction: "up", title: messages.gainers, none: messages.noGainers, tickers: gainers },
    { direction: "down", title: messages.losers, none: messages.noLosers, tickers: losers },
  ] as const;

  return (
    <div data-part="panels">
      {lists.map(({ direction, title, none, tickers }) => (
        <div key={direction} className="pk-Movers" data-part="panel">
          <p data-part="panelTitle">{title}</p>
          {tickers.length === 0 && <p data-part="none">{none}</p>}
          <ul aria-label={title}>
            {tickers.map((ticker) => (
              <Mover
                key={ticker.pair_id}
                ticker={ticker}
                direction={direction}
                trend={trends.get(ticker.pair_id)}
                priceDigits={priceDigits}
                onSelect={onSelect}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

interface MoverProps extends Pick<MoverListsProps, "onSelect"> {
  readonly ticker: Ticker;
  readonly direction: "up" | "down";
  readonly trend: PriceTrend | undefined;
  readonly priceDigits: PriceDigits;
}

/** One market: its pair, the samples of the day, the last price and the change. */
function Mover({ ticker, direction, trend, priceDigits, onSelect }: MoverProps): ReactElement {
  const { sparkline, locale } = useText(enSparkline);
  const { data } = useMarkets();
  const { pair_id: pairId, last, price_change_percent: change } = ticker;
  const name = <PairName pair={findPair(pairId, data?.markets)} />;
  const digits = priceDigits(ticker);
  return (
    <li data-part="mover" data-selectable={onSelect && true}>
      <span data-part="pair">
        {onSelect ? (
          <button type="button" onClick={() => onSelect(pairId)}>
            {name}
          </button>
        ) : (
          name
        )}
      </span>{" "}
      <span
        ref={(cell) => {
          const label = trend && describeTrend({ trend, label: sparkline.label, locale, digits });
          if (cell) drawSparkline(cell, trend && { trend, label: label ?? "" });
        }}
        data-part="trend"
        data-direction={direction}
      />{" "}
      <span data-part="last">
        <Changed value={last} of={pairId}>
          {formatDecimal({ value: last, locale, minimumFractionDigits: digits })}
        </Changed>
      </span>{" "}
      <span data-part="move" data-direction={direction}>
        <Icon name="up" />
        <span className="pk-FormattedNumber">{formatPercent({ value: change, locale })}</span>
      </span>
    </li>
  );
}

/** The lists while prices load. */
export function MoverSkeletons({ count }: { readonly count: number }): ReactElement {
  const { moversChart: messages } = useText(enMoversChart);
  return (
    <div data-part="panels">
      {[messages.gainers, messages.losers].map((title) => (
        <div key={title} className="pk-Movers" data-part="panel">
          <p data-part="panelTitle">{title}</p>
          <ul>
            {Array.from({ length: count }, (_, index) => index).map((row) => (
              <li key={row} data-part="mover">
                <span data-part="pair">
                  <Skeleton />
                </span>
                <span data-part="trend" />
                <span data-part="last">
                  <Skeleton />
                </span>
                <span data-part="move">
                  <Skeleton width="short" />
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
