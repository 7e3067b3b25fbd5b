import { type ReactElement, Suspense } from "react";
import { createChunk } from "../shell/createChunk.tsx";
import { WhenNear } from "../shell/WhenNear.tsx";

const priceList = createChunk(async () => (await import("./PriceList.tsx")).PriceList);

/** The prices of all markets. Loads their code when they are near the viewport. */
export function Prices(): ReactElement {
  return (
    <WhenNear className="app-prices-place">
      <Suspense fallback={null}>
        <priceList.Component />
      </Suspense>
    </WhenNear>
  );
}
