import type { ReactElement } from "react";

/** A decorative spinner beside a text that names the process. */
export function Spinner(): ReactElement {
  return <span className="pk-Spinner" aria-hidden="true" />;
}
