"use client";

import type { ReactElement } from "react";
import { useText } from "../../locale/useText.ts";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { enTickerTable } from "../messages.en.ts";
import { RangeBarSkeleton } from "../RangeBar/RangeBar.tsx";

/** The shape of a card while its figures are on their way. */
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
