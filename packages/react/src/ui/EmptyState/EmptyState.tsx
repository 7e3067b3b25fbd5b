import type { ReactElement, ReactNode } from "react";

export interface EmptyStateProps {
  readonly title: string;
  /** What would be here, and how to get it. */
  readonly help?: string | undefined;
  readonly action?: ReactNode;
}

/** Stands where there is nothing to show yet. */
export function EmptyState({ title, help, action }: EmptyStateProps): ReactElement {
  return (
    <div className="pk-Note" data-tone="neutral">
      <p data-part="title">{title}</p>
      {help && <p data-part="help">{help}</p>}
      {action && <div data-part="action">{action}</div>}
    </div>
  );
}
