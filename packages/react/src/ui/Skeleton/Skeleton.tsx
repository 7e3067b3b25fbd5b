import type { ReactElement } from "react";

export interface SkeletonProps {
  /** How much of its line it takes. Default `medium`. */
  readonly width?: "short" | "medium" | "long" | undefined;
}

/** Stands where a text will be, as high as the text. */
export function Skeleton({ width = "medium" }: SkeletonProps): ReactElement {
  return <span className="pk-Skeleton" data-width={width} aria-hidden="true" />;
}

/** Stands where a field will be: label, control, and a line of help. */
export function FieldSkeleton(): ReactElement {
  return (
    <div className="pk-FieldSkeleton" aria-hidden="true">
      <Skeleton width="short" />
      <span data-part="control" />
    </div>
  );
}
