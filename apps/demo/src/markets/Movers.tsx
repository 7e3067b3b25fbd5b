import { lazy, type ReactElement, Suspense } from "react";
import { useLocation } from "wouter";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { useInView } from "../shell/useInView.ts";

const MoversChart = lazy(async () => {
  const { MoversChart: chart } = await import("@partner-kit/react/charts");
  return { default: chart };
});

/** Largest gains and losses. Loads the code of the chart when it is near the viewport. */
export function Movers(): ReactElement {
  const [ref, isNear] = useInView<HTMLDivElement>({ ahead: "25%" });
  const [, navigate] = useLocation();
  return (
    <div ref={ref} className="app-part app-movers">
      <Suspense fallback={<MoversPlaceholder />}>
        {isNear ? (
          <MoversChart onSelect={(pairId) => navigate(`/markets/${encodeURIComponent(pairId)}`)} />
        ) : (
          <MoversPlaceholder />
        )}
      </Suspense>
    </div>
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
