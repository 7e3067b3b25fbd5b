import { lazy, type ReactElement, Suspense } from "react";
import { useInView } from "../shell/useInView.ts";

const MoversChart = lazy(async () => {
  const { MoversChart: chart } = await import("@partner-kit/react/charts");
  return { default: chart };
});

/** What rose and fell most. The code of charts comes once somebody gets there. */
export function Movers(): ReactElement {
  const [place, isInView] = useInView<HTMLDivElement>();
  return (
    <div ref={place} className="app-part app-movers">
      <Suspense>{isInView && <MoversChart />}</Suspense>
    </div>
  );
}
