import type { ReactElement, ReactNode } from "react";

export interface EmptyStateProps {
  readonly title: string;
  /** Explains what will appear here and how to add it. */
  readonly help?: string | undefined;
  readonly action?: ReactNode;
}

/** Replaces content that does not exist yet. */
export function EmptyState({ title, help, action }: EmptyStateProps): ReactElement {
  return (
    <div className="pk-Note" data-tone="neutral">
      <p data-part="title">{title}</p>
      {help && <p data-part="help">{help}</p>}
      {action && <div data-part="action">{action}</div>}
    </div>
  );
}
