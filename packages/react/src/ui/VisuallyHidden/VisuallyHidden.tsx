import type { ReactElement, ReactNode } from "react";

export interface VisuallyHiddenProps {
  readonly children: ReactNode;
}

/** Text for those who listen. */
export function VisuallyHidden({ children }: VisuallyHiddenProps): ReactElement {
  return <span className="pk-VisuallyHidden">{children}</span>;
}
