import type { ReactElement, ReactNode } from "react";
import { Icon } from "../shell/Icon.tsx";

export interface StateProps {
  /** `ok`, or the code of a problem. */
  readonly state: string;
  readonly children: ReactNode;
}

/** The state of a part of the connection, with a sign that shows whether it works. */
export function State({ state, children }: StateProps): ReactElement {
  return (
    <span className="app-state" data-state={state}>
      <Icon name={state === "ok" ? "copied" : "close"} />
      {children}
    </span>
  );
}
