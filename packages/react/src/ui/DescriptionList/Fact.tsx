import type { ReactElement, ReactNode } from "react";

export interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
  /** What it means, where the label alone does not say. */
  readonly help?: string | undefined;
  readonly tone?: "muted" | "warn" | "danger" | undefined;
}

/** A label and its value, in a description list. */
export function Fact({ label, children, help, tone }: FactProps): ReactElement {
  return (
    <div data-part="fact" data-tone={tone}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {help !== undefined && <dd data-part="help">{help}</dd>}
    </div>
  );
}
