import type { ReactElement } from "react";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";

/** The shape of the form while the case is read. */
export function TravelRuleFormSkeleton(): ReactElement {
  return (
    <div data-part="fields" aria-hidden="true">
      {["facts", "note"].map((name) => (
        <div key={name} data-part="skeleton">
          <Skeleton width="long" />
          <Skeleton width="medium" />
        </div>
      ))}
      {["name", "country", "purpose"].map((name) => (
        <div key={name} data-part="skeleton">
          <Skeleton width="short" />
          <span data-part="control" />
        </div>
      ))}
    </div>
  );
}
