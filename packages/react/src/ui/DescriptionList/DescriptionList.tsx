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
