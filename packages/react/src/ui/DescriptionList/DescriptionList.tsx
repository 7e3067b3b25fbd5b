import type { ReactElement, ReactNode } from "react";

/** A list of `Fact`s. In narrow containers values move below their labels. */
export function DescriptionList({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div className="pk-DescriptionList">
      <dl>{children}</dl>
    </div>
  );
}

export interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
  /** Explains the value. */
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
