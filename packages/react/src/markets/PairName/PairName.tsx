import type { ReactElement } from "react";
import type { TickerPair } from "../tickerPairs.ts";

export interface PairNameProps {
  readonly pair: TickerPair;
}

/** A pair as "BTC/USD", what prices are in set back; as the service calls it where the listing does not tell. */
export function PairName({ pair: { pairId, base, quote } }: PairNameProps): ReactElement {
  if (base === undefined || quote === undefined) return <>{pairId}</>;
  return (
    <>
      {base}
      <span data-part="quote">/{quote}</span>
    </>
  );
}
