import type { ReactElement } from "react";

/** Something is under way. The words beside it say what. */
export function Spinner(): ReactElement {
  return <span className="pk-Spinner" aria-hidden="true" />;
}
