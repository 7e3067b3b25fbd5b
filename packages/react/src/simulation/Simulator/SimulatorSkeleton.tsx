import type { ReactElement } from "react";
import { FieldSkeleton, Skeleton } from "../../ui/Skeleton/Skeleton.tsx";
import { simulationNames } from "../simulations.ts";

/** Placeholder while the session loads. */
export function SimulatorSkeleton(): ReactElement {
  return (
    <>
      <div data-part="user">
        <FieldSkeleton />
      </div>
      <div data-part="cards" aria-hidden="true">
        {simulationNames.map((name) => (
          <div key={name} data-part="card">
            <header data-part="header">
              <p>
                <Skeleton width="short" />
              </p>
              <p>
                <Skeleton width="long" />
              </p>
            </header>
            <FieldSkeleton />
            <FieldSkeleton />
            <Skeleton width="short" />
          </div>
        ))}
      </div>
    </>
  );
}
