import type { ReactElement } from "react";
import { DescriptionList } from "../DescriptionList/DescriptionList.tsx";

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

/** Placeholder of a record that is loading: its amount and status, then its fields. */
export function DetailSkeleton(): ReactElement {
  return (
    <div className="pk-DetailSkeleton" aria-hidden="true">
      <p data-part="summary">
        <Skeleton width="long" />
        <Skeleton width="short" />
      </p>
      <DescriptionList>
        {fields.map(([name, width]) => (
          <div key={name} data-part="fact">
            <dt>
              <Skeleton width="short" />
            </dt>
            <dd>
              <Skeleton width={width} />
            </dd>
          </div>
        ))}
      </DescriptionList>
    </div>
  );
}

const fields = [
  ["first", "medium"],
  ["second", "short"],
  ["third", "long"],
  ["fourth", "long"],
] as const;
