"use client";

import type { Ticker } from "@partner-kit/contract";
import { type ReactElement, useState, useSyncExternalStore } from "react";
import { formatDecimal } from "../../format/formatDecimal.ts";
import { formatPercent } from "../../format/formatPercent.ts";
import { useText } from "../../locale/useText.ts";
import { createPriceDigits } from "../../markets/createPriceDigits.ts";
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
  /** Whether a narrow container shows fewer rows. */
  readonly isShort: boolean;
  readonly onSelect: ((pairId: string) => void) | undefined;
}

/** The largest rises beside the largest falls. */
export function MoverLists({ gainers, losers, mostRows, isShort, onSelect }: MoverListsProps): ReactElement {
  const { moversChart: messages, locale } = useText(enMoversChart);
  const [priceDigits] = useState(createPriceDigits);
  const movers = [...gainers, ...losers];
  const trends = useTrends(movers.map(({ pair_id }) => pair_id));
  useSyncExternalStore(trends.subscribe, trends.version, () => 0);
  const lists = [
    { direction: "up", title: messages.gainers, none: messages.noGainers, tickers: gainers },
    { direction: "down", title: messages.losers, none: messages.noLosers, tickers: losers },
  ] as const;
  const aligned = Math.min(MOST_ALIGNED, Math.max(0, ...movers.map(priceDigits)));
  const textOf = (ticker: Ticker): MoverText => {
    const digits = priceDigits(ticker);
    return {
      digits,
      missing: Math.max(0, aligned - digits),
      price: formatDecimal({ value: ticker.last, locale, minimumFractionDigits: digits }),
      change: formatPercent({ value: ticker.price_change_percent, locale }),
    };
  };
  const texts = movers.map(textOf);
  const widths: MoverWidths = {
    price: Math.max(...texts.map(({ price, missing }) => price.length + missing)),
    change: Math.max(...texts.map(({ change }) => change.length)),
  };

  return (
    <div data-part="panels" data-short={isShort || undefined}>
      {lists.map(({ direction, title, none, tickers }) => (
        <div key={direction} className="pk-Movers" data-part="panel">
          <p data-part="panelTitle">{title}</p>
          {tickers.length === 0 ? (
            <p data-part="none">{none}</p>
          ) : (
            // Keeps its height when a change crosses zero, so that the page below does not move.
            <ul aria-label={title} ref={(list) => list?.style.setProperty("--pk-mover-rows", String(mostRows))}>
              {tickers.map((ticker) => (
                <Mover
                  key={ticker.pair_id}
                  ticker={ticker}
                  direction={direction}
                  trend={trends.get(ticker.pair_id)}
                  text={textOf(ticker)}
                  widths={widths}
                  onSelect={onSelect}
                />
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  );
}

/** Prices align on the point, up to so many digits after it. */
const MOST_ALIGNED = 9;

/** The formatted values of a row. */
interface MoverText {
  /** Digits after the point of the price. */
  readonly digits: number;
  /** Digits that the price lacks to end where the longest one does. */
  readonly missing: number;
  readonly price: string;
  readonly change: string;
}

/** Characters of the longest values in both lists, so that the columns of both have the same width. */
interface MoverWidths {
  readonly price: number;
  readonly change: number;
}

interface MoverProps extends Pick<MoverListsProps, "onSelect"> {
  readonly ticker: Ticker;
  readonly direction: "up" | "down";
  readonly trend: PriceTrend | undefined;
  readonly text: MoverText;
  readonly widths: MoverWidths;
}

/** One market: its pair, the samples of the day, the last price and the change. */
function Mover({ ticker, direction, trend, text, widths, onSelect }: MoverProps): ReactElement {
  const { sparkline, locale } = useText(enSparkline);
  const { data } = useMarkets();
  const { pair_id: pairId, last } = ticker;
  const { digits, missing, price, change } = text;
  const name = <PairName pair={findPair(pairId, data?.markets)} />;
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
          if (cell) drawSparkline(cell, trend && { trend, open: ticker.open, label: label ?? "" });
        }}
        data-part="trend"
        data-direction={direction}
      />{" "}
      <span
        ref={(cell) => cell?.style.setProperty("--pk-missing-digits", String(missing))}
        data-part="last"
        data-missing={missing}
        style={{ minWidth: `${widths.price}ch` }}
      >
        <Changed value={last} of={pairId}>
          {price}
        </Changed>
      </span>{" "}
      <span data-part="move" data-direction={direction} style={{ minWidth: `calc(${widths.change}ch + 1.25rem)` }}>
        <Icon name="up" />
        <span className="pk-FormattedNumber">{change}</span>
      </span>
    </li>
  );
}

/** The lists while prices load. */
export function MoverSkeletons({
  count,
  isShort,
}: Pick<MoverListsProps, "isShort"> & { readonly count: number }): ReactElement {
  const { moversChart: messages } = useText(enMoversChart);
  return (
    <div data-part="panels" data-short={isShort || undefined}>
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
