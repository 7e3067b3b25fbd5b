"use client";

import { type ReactElement, useState, useSyncExternalStore } from "react";
import { withBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { ReadErrorLine } from "../../errors/ReadError/ReadError.tsx";
import { FreshnessBadge } from "../../live/FreshnessBadge/FreshnessBadge.tsx";
import { useText } from "../../locale/useText.ts";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { createPriceDigits } from "../createPriceDigits.ts";
import { useMarkets } from "../markets.ts";
import { enTickerStrip, enTickerTable } from "../messages.en.ts";
import { PairName } from "../PairName/PairName.tsx";
import { tickerColumnTable } from "../tickerColumnTable.ts";
import { directionProps, tickerDirection } from "../tickerDirection.ts";
import { findPair } from "../tickerPairs.ts";
import { type UseTickerStatusParameters, usePairTicker, useTickerStatus, useTickerStore } from "../useTickerStore.ts";

export interface TickerStripProps extends UseTickerStatusParameters {
  readonly className?: string | undefined;
  /** IDs of the pairs, in display order. Default: the first ten of the service. */
  readonly pairIds?: readonly string[] | undefined;
  /** Makes each pair a button. Receives the pair's ID. */
  readonly onSelect?: ((pairId: string) => void) | undefined;
}

/** A line of prices for the top of a page. Scrolls horizontally if it is too long. */
export const TickerStrip: (props: TickerStripProps) => ReactElement = withBoundary("TickerStrip", TickerStripView);

function TickerStripView({ className, pairIds, onSelect, query }: TickerStripProps): ReactElement {
  const { state, retry } = useTickerStatus({ query });
  const store = useTickerStore();
  const all = useSyncExternalStore(store.subscribeAll, store.pairs, store.pairs);
  const { tickerStrip: messages, tickerTable } = useText(enTickerStrip, enTickerTable);
  const shown = pairIds ?? all.slice(0, DEFAULT_COUNT);
  return (
    <section
      className={["pk-root pk-TickerStrip", className].filter(Boolean).join(" ")}
      data-status={state.status}
      aria-label={messages.label}
      aria-busy={state.status === "loading"}
    >
      {state.status === "error" && <ReadErrorLine error={state.error} isRetrying={state.isRetrying} onRetry={retry} />}
      {state.status === "ready" && shown.length === 0 && (
        <EmptyState icon="chart" title={tickerTable.empty} help={tickerTable.emptyHelp} />
      )}
      {state.status === "ready" && state.freshness.kind === "stale" && (
        <div data-part="freshness">
          <FreshnessBadge freshness={state.freshness} />
        </div>
      )}
      {state.status === "loading" && (
        <div data-part="items" aria-hidden="true">
          {(pairIds ?? skeletonKeys).slice(0, DEFAULT_COUNT).map((key) => (
            <div key={key} data-part="item">
              <Skeleton width="long" />
            </div>
          ))}
        </div>
      )}
      {state.status === "ready" && shown.length > 0 && (
        <ul data-part="items" aria-label={messages.label} tabIndex={onSelect ? undefined : 0}>
          {shown.map((pairId) => (
            <li key={pairId} data-part="item">
              <TickerStripItem pairId={pairId} onSelect={onSelect} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const DEFAULT_COUNT = 10;
const skeletonKeys = ["first", "second", "third", "fourth", "fifth"];

interface TickerStripItemProps {
  readonly pairId: string;
  readonly onSelect: ((pairId: string) => void) | undefined;
}

/** One pair of the strip. Renders only when its own entry changes. */
function TickerStripItem({ pairId, onSelect }: TickerStripItemProps): ReactElement {
  const { tickerStrip: messages, locale } = useText(enTickerStrip);
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
          <span data-part="change" {...directionProps(tickerDirection(ticker), ticker.price_change_percent)}>
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
