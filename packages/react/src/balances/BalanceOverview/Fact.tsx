import type { ReactElement, ReactNode } from "react";

export interface FactProps {
  readonly label: string;
  /** Explains the value if the label is not enough. */
  readonly help?: string | undefined;
  readonly children: ReactNode;
  /** Marks the most important value. */
  readonly isHeadline?: boolean | undefined;
  readonly tone?: "muted" | "warn" | "danger" | undefined;
}

/** A label and a value in a description list. */
export function Fact({ label, help, children, isHeadline = false, tone }: FactProps): ReactElement {
  return (
    <div data-part={isHeadline ? "headline" : "fact"} data-tone={tone}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {help && <dd data-part="help">{help}</dd>}
    </div>
  );
}
