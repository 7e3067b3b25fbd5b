import type { ReactElement } from "react";

export interface SkeletonProps {
  /** Default `medium`. */
  readonly width?: "short" | "medium" | "long" | undefined;
}

/** Placeholder of a text that is loading, with the text's height. */
export function Skeleton({ width = "medium" }: SkeletonProps): ReactElement {
  return <span className="pk-Skeleton" data-width={width} aria-hidden="true" />;
}

/** Placeholder of a field that is loading. */
export function FieldSkeleton(): ReactElement {
  return (
    <div className="pk-FieldSkeleton" aria-hidden="true">
      <Skeleton width="short" />
      <span data-part="control" />
    </div>
  );
}
