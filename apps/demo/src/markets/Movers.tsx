import { lazy, type ReactElement, Suspense } from "react";
import { useAppMessages } from "../messages/useAppMessages.ts";
import { useInView } from "../shell/useInView.ts";

const MoversChart = lazy(async () => {
  const { MoversChart: chart } = await import("@partner-kit/react/charts");
  return { default: chart };
});

/** The largest gains and losses. Loads the chart code when the chart comes into view, and reserves its space until then. */
export function Movers(): ReactElement {
  const [place, isNear] = useInView<HTMLDivElement>({ ahead: "25%" });
  return (
    <div ref={place} className="app-part app-movers">
      <Suspense fallback={<MoversPlace />}>{isNear ? <MoversChart /> : <MoversPlace />}</Suspense>
    </div>
  );
}

/** As large as the chart, and drawn as it is while it loads. */
function MoversPlace(): ReactElement {
  const messages = useAppMessages();
  return (
    <div className="app-chart-place" aria-hidden="true">
      <p>{messages.largestMoves}</p>
      <div>
        {bars.map((bar) => (
          <span key={bar} style={{ inlineSize: `${bar}%` }} />
        ))}
      </div>
    </div>
  );
}

/** Five rises and five falls, each as long as its share of a row. */
const bars = [80, 64, 48, 32, 16, 14, 30, 46, 62, 78] as const;
