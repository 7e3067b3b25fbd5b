import { lazy, type ReactElement, Suspense } from "react";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { useInView } from "../shell/useInView.ts";

const MoversChart = lazy(async () => {
  const { MoversChart: chart } = await import("@partner-kit/react/charts");
  return { default: chart };
});

/** Largest gains and losses. Loads the code of the chart when it is near the viewport. */
export function Movers(): ReactElement {
  const [ref, isNear] = useInView<HTMLDivElement>({ ahead: "25%" });
  return (
    <div ref={ref} className="app-part app-movers">
      <Suspense fallback={<MoversPlaceholder />}>{isNear ? <MoversChart /> : <MoversPlaceholder />}</Suspense>
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
        {bars.map((bar) => (
          <span key={bar} style={{ inlineSize: `${bar}%` }} />
        ))}
      </div>
    </div>
  );
}

/** Widths of the placeholder's bars, in percent: five gains, then five losses. */
const bars = [80, 64, 48, 32, 16, 14, 30, 46, 62, 78] as const;
