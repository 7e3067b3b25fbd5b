import type { ReactElement, ReactNode } from "react";

export interface FactProps {
  readonly label: string;
  /** What it means, where the label alone does not say. */
  readonly help?: string | undefined;
  readonly children: ReactNode;
  /** The one that is looked for first. */
  readonly isHeadline?: boolean | undefined;
  readonly tone?: "muted" | "warn" | "down" | undefined;
}

/** A label and its value, as a line of a description list. */
export function Fact({ label, help, children, isHeadline = false, tone }: FactProps): ReactElement {
  return (
    <div data-part={isHeadline ? "headline" : "fact"} data-tone={tone}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {help && <dd data-part="help">{help}</dd>}
    </div>
  );
}
