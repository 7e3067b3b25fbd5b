import type { ReactElement } from "react";
import { Skeleton } from "../../ui/Skeleton/Skeleton.tsx";

/** Placeholder while the list loads. */
export function EndpointSkeleton(): ReactElement {
  return (
    <ul data-part="list" aria-hidden="true">
      {["first", "second"].map((item) => (
        <li key={item} className="pk-Endpoint">
          <div data-part="head">
            <Skeleton width="short" />
            <Skeleton width="long" />
          </div>
          <p data-part="description">
            <Skeleton width="long" />
          </p>
          <dl className="pk-EndpointEvents">
            {["first", "second"].map((area) => (
              <div key={area}>
                <dt>
                  <Skeleton />
                </dt>
                <dd>
                  <span>
                    <Skeleton width="long" />
                  </span>
                </dd>
              </div>
            ))}
          </dl>
          <p data-part="facts">
            <Skeleton width="medium" />
          </p>
        </li>
      ))}
    </ul>
  );
}
