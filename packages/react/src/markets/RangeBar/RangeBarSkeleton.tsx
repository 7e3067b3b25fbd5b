import type { ReactElement } from "react";

/** The line alone, while its prices are on their way. */
export function RangeBarSkeleton(): ReactElement {
  return <span className="pk-RangeBar" />;
}
