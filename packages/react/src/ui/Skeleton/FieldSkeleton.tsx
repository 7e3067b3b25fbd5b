import type { ReactElement } from "react";
import { Skeleton } from "./Skeleton.tsx";

/** Stands where a field will be: label, control, and a line of help. */
export function FieldSkeleton(): ReactElement {
  return (
    <div className="pk-FieldSkeleton" aria-hidden="true">
      <Skeleton width="short" />
      <span data-part="control" />
    </div>
  );
}
