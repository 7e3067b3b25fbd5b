"use client";

import type { ReactElement } from "react";
import { ComponentBoundary } from "../../errors/ComponentBoundary/ComponentBoundary.tsx";
import { ReadError } from "../../errors/ReadError/ReadError.tsx";
import { FreshnessBadge } from "../../live/FreshnessBadge/FreshnessBadge.tsx";
import { useText } from "../../locale/useText.ts";
import { fillText } from "../../text/fillText.ts";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { LiveAge } from "../LiveAge/LiveAge.tsx";
import { enTickerCard } from "../messages.en.ts";
import { PairName } from "../PairName/PairName.tsx";
import { pairName } from "../tickerPairs.ts";
import { type UseTickerCardParameters, useTickerCard } from "../useTickerCard.ts";
import { TickerCardPrices, TickerCardSkeleton } from "./TickerCardPrices.tsx";

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
  const { tickerCard: messages } = useText(enTickerCard);
  const isStale = state.status === "ready" && state.freshness.kind === "stale";
  return (
    <section
      className={["pk-root pk-TickerCard", className].filter(Boolean).join(" ")}
      data-status={state.status}
      aria-label={fillText(messages.label, { pair: pairName(pair) })}
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
      {state.status === "missing" && <EmptyState title={messages.missing} help={messages.missingHelp} />}
      {state.status === "ready" && <TickerCardPrices {...state} quote={pair.quote} />}
      {isStale && (
        <p data-part="age">
          <LiveAge receivedAt={receivedAt} isStale />
        </p>
      )}
    </section>
  );
}
