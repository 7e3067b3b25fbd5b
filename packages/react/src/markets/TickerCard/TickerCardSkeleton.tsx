import type { ReactElement } from "react";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";

/** The shape of a card while its figures are on their way. */
export function TickerCardSkeleton(): ReactElement {
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
      <div data-part="range" />
      <div data-part="ends">
        <div>
          <Skeleton width="short" />
        </div>
        <div>
          <Skeleton width="short" />
        </div>
      </div>
    </>
  );
}
