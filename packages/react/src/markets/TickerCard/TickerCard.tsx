"use client";

import type { Ticker } from "@partner-kit/contract";
import { type ReactElement, useState } from "react";
import { ComponentBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { compareDecimals } from "../../format/compareDecimals.ts";
import { FreshnessBadge } from "../../live/FreshnessBadge/FreshnessBadge.tsx";
import { useText } from "../../locale/useText.ts";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { LiveAge } from "../LiveAge/LiveAge.tsx";
import { enTickerCard, enTickerTable } from "../messages.en.ts";
import { PairName } from "../PairName/PairName.tsx";
import { RangeBar, RangeBarSkeleton } from "../RangeBar/RangeBar.tsx";
import { tickerColumnTable } from "../tickerColumnTable.ts";
import type { TickerDirection } from "../tickerDirection.ts";
import { pairName } from "../tickerPairs.ts";
import { type UseTickerCardParameters, useTickerCard } from "../useTickerCard.ts";

export interface TickerCardProps extends UseTickerCardParameters {
  readonly className?: string | undefined;
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

function TickerCardView({ className, onSelect, ...parameters }: TickerCardProps): ReactElement {
  const { pair, state, receivedAt, retry } = useTickerCard(parameters);
  const { tickerCard: messages, fill } = useText(enTickerCard);
  const isStale = state.status === "ready" && state.freshness.kind === "stale";
  return (
    <section
      className={["pk-root pk-TickerCard", className].filter(Boolean).join(" ")}
      data-status={state.status}
      aria-label={fill(messages.label, { pair: pairName(pair) })}
      aria-busy={state.status === "loading"}
    >
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
      {state.status === "loading" && <TickerCardSkeleton />}
      {state.status === "error" && <ReadError error={state.error} isRetrying={state.isRetrying} onRetry={retry} />}
      {state.status === "missing" && <EmptyState icon="chart" title={messages.missing} help={messages.missingHelp} />}
      {state.status === "ready" && <TickerCardPrices {...state} quote={pair.quote} />}
      {isStale && (
        <p data-part="age">
          <LiveAge receivedAt={receivedAt} />
        </p>
      )}
    </section>
  );
}

interface TickerCardPricesProps {
  readonly ticker: Ticker;
  /** Digits after the point of this pair's prices. */
  readonly digits: number;
  readonly direction: TickerDirection | undefined;
  /** The currency of the prices, `undefined` if it is unknown. */
  readonly quote: string | undefined;
}

/** The prices of one market. */
function TickerCardPrices({ ticker, digits, direction, quote }: TickerCardPricesProps): ReactElement {
  const { tickerTable: messages, locale } = useText(enTickerTable);
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
function TickerCardSkeleton(): ReactElement {
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

/** The direction of the price's last move since mounting. `undefined` before the first. */
function usePriceMove(last: string): "up" | "down" | undefined {
  const [seen, setSeen] = useState<{ last: string; move?: "up" | "down" }>({ last });
  if (seen.last === last) return seen.move;
  const move = compareDecimals(last, seen.last) > 0 ? "up" : "down";
  setSeen({ last, move });
  return move;
}
