"use client";

import type { Ticker } from "@partner-kit/contract";
import { type ReactElement, useState, useSyncExternalStore } from "react";
import { ComponentBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { compareDecimals } from "../../format/compareDecimals.ts";
import { formatDecimal } from "../../format/formatDecimal.ts";
import { FreshnessBadge } from "../../live/FreshnessBadge/FreshnessBadge.tsx";
import { useText } from "../../locale/useText.ts";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { LiveAge } from "../LiveAge/LiveAge.tsx";
import { enSparkline, enTickerCard, enTickerTable } from "../messages.en.ts";
import { PairName } from "../PairName/PairName.tsx";
import { openPercent, RangeBar } from "../RangeBar/RangeBar.tsx";
import { describeTrend, drawSparkline } from "../Sparkline/drawSparkline.ts";
import { tickerColumnTable } from "../tickerColumnTable.ts";
import { directionProps, type TickerDirection } from "../tickerDirection.ts";
import { pairName, type TickerPair } from "../tickerPairs.ts";
import { type UseTickerCardParameters, useTickerCard } from "../useTickerCard.ts";
import { useTrends } from "../useTrends.ts";
import { writeSpread } from "../writeSpread.ts";
import { TickerCardSkeleton } from "./TickerCardSkeleton.tsx";

export interface TickerCardProps extends UseTickerCardParameters {
  readonly className?: string | undefined;
  /**
   * Shows bid, ask, spread and volumes, for a page about the market. The card then takes the width of its container, and is a
   * strip if that is wide. Default false.
   */
  readonly hasDetails?: boolean | undefined;
  /** The details to show. Default: all with `hasDetails`, otherwise none. */
  readonly details?: readonly ("bid" | "ask" | "spread" | "volume" | "volumeQuote")[] | undefined;
  /** Makes the pair's name a button. Receives the pair's ID. */
  readonly onSelect?: ((pairId: string) => void) | undefined;
}

/** One market: its price, its change over 24 hours and the day's range. */
export function TickerCard(props: TickerCardProps): ReactElement {
  return (
    <ComponentBoundary component="TickerCard">
      <TickerCardView key={props.pairId} {...props} />
    </ComponentBoundary>
  );
}

function TickerCardView(props: TickerCardProps): ReactElement {
  const {
    className,
    hasDetails = false,
    details = hasDetails ? allDetails : noDetails,
    onSelect,
    ...parameters
  } = props;
  const { pair, state, receivedAt, retry } = useTickerCard(parameters);
  const { tickerCard: messages, fill } = useText(enTickerCard);
  const isStale = state.status === "ready" && state.freshness.kind === "stale";
  return (
    <section
      className={["pk-root pk-TickerCard", className].filter(Boolean).join(" ")}
      data-status={state.status}
      data-details={details.length > 0 || undefined}
      aria-label={fill(messages.label, { pair: pairName(pair) })}
      aria-busy={state.status === "loading"}
    >
      <div data-part="body">
        <div data-part="head">
          <span data-part="pair">
            {onSelect ? (
              <button type="button" onClick={() => onSelect(pair.pairId)}>
                <PairName pair={pair} />
              </button>
            ) : (
              <PairName pair={pair} />
            )}
          </span>
          {isStale && <FreshnessBadge freshness={state.freshness} />}
        </div>
        {state.status === "loading" && <TickerCardSkeleton details={details} />}
        {state.status === "error" && <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={retry} />}
        {state.status === "missing" && <EmptyState icon="chart" title={messages.missing} help={messages.missingHelp} />}
        {state.status === "ready" && <TickerCardPrices {...state} pair={pair} details={details} />}
        {isStale && (
          <p data-part="age">
            <LiveAge receivedAt={receivedAt} />
          </p>
        )}
      </div>
    </section>
  );
}

interface TickerCardPricesProps {
  readonly ticker: Ticker;
  /** Digits after the point of this pair's prices. */
  readonly digits: number;
  readonly direction: TickerDirection | undefined;
  readonly pair: TickerPair;
  readonly details: readonly Detail[];
}

/** The prices of one market. */
function TickerCardPrices(props: TickerCardPricesProps): ReactElement {
  const { ticker, digits, direction, pair, details } = props;
  const { tickerTable: messages, tickerCard: card, locale } = useText(enTickerTable, enTickerCard);
  const move = usePriceMove(ticker.last);
  const shown = directionProps(direction, ticker.price_change_percent);
  const open = formatDecimal({ value: ticker.open, locale, minimumFractionDigits: digits });
  const placeOpen = (element: HTMLElement | null) =>
    element?.style.setProperty("--pk-open", String(openPercent(ticker)));
  const write = (column: "last" | "changePercent" | "change" | "low" | "high" | Detail) => (
    <span className="pk-FormattedNumber">
      {tickerColumnTable[column].text({ ticker, digits, locale, isExact: true })}
    </span>
  );
  return (
    <>
      <div data-part="now">
        <p data-part="last">
          {/* The key restarts the tint's animation when the price moves. */}
          <span key={ticker.last} data-part="price" data-tick={move}>
            {write("last")}
          </span>
          {pair.quote !== undefined && <span data-part="currency">{pair.quote}</span>}
        </p>
        <p data-part="change" {...shown}>
          <span>
            <Icon name="up" />
            {write("changePercent")}
          </span>
          {write("change")}
          <span data-part="period">{messages.changePercent}</span>
        </p>
        <TickerCardTrend pairId={pair.pairId} open={ticker.open} digits={digits} shown={shown} />
      </div>
      <div data-part="day">
        <div data-part="range" {...shown}>
          <RangeBar
            ticker={ticker}
            label={tickerColumnTable.range.text({ ticker, digits, locale, rangeLabel: messages.rangeLabel })}
          />
        </div>
        <dl data-part="ends">
          <div>
            <dt>{card.low}</dt>
            <dd>{write("low")}</dd>
          </div>
          {/* Names the mark of the bar. */}
          <div ref={placeOpen} data-end="open">
            <dt>{card.open}</dt>
            <dd>
              <span className="pk-FormattedNumber">{open}</span>
            </dd>
          </div>
          <div>
            <dt>{card.high}</dt>
            <dd>{write("high")}</dd>
          </div>
        </dl>
      </div>
      {details.length > 0 && (
        <dl data-part="details">
          {details.map((column) => (
            <div key={column} data-detail={column}>
              <dt>{messages[column]}</dt>
              <dd>
                <span dir="ltr">
                  {column === "spread" ? (
                    <span className="pk-FormattedNumber">{writeSpread({ ticker, digits, locale })}</span>
                  ) : (
                    write(column)
                  )}{" "}
                  <span data-part="currency">{column === "volume" ? pair.base : pair.quote}</span>
                </span>
                {column === "spread" && <span data-part="share">{write(column)}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

interface TickerCardTrendProps extends Pick<TickerCardPricesProps, "digits"> {
  readonly pairId: string;
  readonly open: string;
  readonly shown: ReturnType<typeof directionProps>;
}

/** The proxy's samples of the day. */
function TickerCardTrend({ pairId, open, digits, shown }: TickerCardTrendProps): ReactElement {
  const { sparkline: messages, locale } = useText(enSparkline);
  const trends = useTrends([pairId]);
  useSyncExternalStore(trends.subscribe, trends.version, () => 0);
  const trend = trends.get(pairId);
  const sparkline = trend && { trend, open, label: describeTrend({ trend, label: messages.label, locale, digits }) };
  return <div ref={(cell) => void (cell && drawSparkline(cell, sparkline))} data-part="trend" {...shown} />;
}

const allDetails = ["bid", "ask", "spread", "volume", "volumeQuote"] as const;
const noDetails: readonly Detail[] = [];

type Detail = NonNullable<TickerCardProps["details"]>[number];

/** The direction of the price's last move since mounting. `undefined` before the first. */
function usePriceMove(last: string): "up" | "down" | undefined {
  const [seen, setSeen] = useState<{ last: string; move?: "up" | "down" }>({ last });
  if (seen.last === last) return seen.move;
  const move = compareDecimals(last, seen.last) > 0 ? "up" : "down";
  setSeen({ last, move });
  return move;
}
