import type { ReactElement } from "react";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";

/** The shape of a card while its figures are on their way. */
export function TickerCardSkeleton(): ReactElement {
  return (
    <>
      <p data-part="last">
        <Skeleton />
      </p>
      <p data-part="change">
        <Skeleton width="short" />
      </p>
      <div data-part="range" />
      <p data-part="ends">
        <Skeleton width="long" />
      </p>
    </>
  );
}
