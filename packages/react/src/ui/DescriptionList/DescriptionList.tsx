import type { ReactElement, ReactNode } from "react";

export interface DescriptionListProps {
  /** Any number of `Fact`s. */
  readonly children: ReactNode;
}

/** Labels and their values, one a line; the value below its label where there is no room beside it. */
export function DescriptionList({ children }: DescriptionListProps): ReactElement {
  return (
    <div className="pk-DescriptionList">
      <dl>{children}</dl>
    </div>
  );
}

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
