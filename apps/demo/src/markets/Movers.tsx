import { type ReactElement, Suspense } from "react";
import { useLocation } from "wouter";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { WhenNear } from "../shell/WhenNear.tsx";
import { moversChart } from "./charts.ts";

/** Largest gains and losses. Loads the code of the chart when it is near the viewport. */
export function Movers(): ReactElement {
  const [, navigate] = useLocation();
  return (
    <WhenNear className="app-movers" placeholder={<MoversPlaceholder />}>
      <Suspense fallback={<MoversPlaceholder />}>
        <moversChart.Component onSelect={(pairId) => navigate(`/markets/${encodeURIComponent(pairId)}`)} />
      </Suspense>
    </WhenNear>
  );
}

/** Has the size and look of the loading chart, so that the layout does not shift. */
function MoversPlaceholder(): ReactElement {
  const messages = useAppMessages();
  return (
    <div className="app-chart-placeholder" aria-hidden="true">
      <p>{messages.largestMoves}</p>
      <div>
        <ul />
        <ul />
      </div>
    </div>
  );
}
