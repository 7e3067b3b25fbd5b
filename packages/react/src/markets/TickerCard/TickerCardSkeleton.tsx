"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { enTickerCard, enTickerTable } from "../messages.en.ts";
import { RangeBarSkeleton } from "../RangeBar/RangeBar.tsx";
import type { TickerColumn } from "../tickerColumnTable.ts";

export interface TickerCardSkeletonProps {
  readonly details: readonly TickerColumn[];
}

/** The card's skeleton while prices load. */
export function TickerCardSkeleton({ details }: TickerCardSkeletonProps): ReactElement {
  const { tickerTable: messages, tickerCard: card } = useText(enTickerTable, enTickerCard);
  return (
    <>
      <div data-part="now">
        <p data-part="last">
          <span data-part="price">
            <Skeleton width="long" />
          </span>
        </p>
        <div data-part="trend" />
        <p data-part="change">
          <span>
            <Skeleton width="medium" />
          </span>
        </p>
      </div>
      <div data-part="day">
        <div data-part="range">
          <RangeBarSkeleton />
        </div>
        <dl data-part="ends">
          <div>
            <dt>{card.low}</dt>
            <dd>
              <Skeleton width="short" />
            </dd>
          </div>
          <div data-end="open">
            <dt>{card.open}</dt>
            <dd>
              <Skeleton width="short" />
            </dd>
          </div>
          <div>
            <dt>{card.high}</dt>
            <dd>
              <Skeleton width="short" />
            </dd>
          </div>
        </dl>
      </div>
      {details.length > 0 && (
        <dl data-part="details">
          {details.map((column) => (
            <div key={column} data-detail={column}>
              <dt>{messages[column]}</dt>
              <dd>
                <Skeleton width="medium" />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
