import type { ReactElement } from "react";
import type { TickerPair } from "../tickerPairs.ts";

/** A pair as "BTC/USD" with a muted quote currency, or its ID if the markets listing does not have it. */
export function PairName({ pair: { pairId, base, quote } }: { readonly pair: TickerPair }): ReactElement {
  if (base === undefined || quote === undefined) return <>{pairId}</>;
  return (
    <>
      {base}
      <span data-part="quote">/{quote}</span>
    </>
  );
}
