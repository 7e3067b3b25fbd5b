import type { ReactElement, ReactNode } from "react";
import { Icon, type IconName } from "../Icon/Icon.tsx";

export interface EmptyStateProps {
  /** `search` if filters hide everything, `check` if nothing is left to do. Default: an empty tray. */
  readonly icon?: IconName | undefined;
  readonly title: string;
  /** Explains what will appear here and how to add it. */
  readonly help?: string | undefined;
  readonly action?: ReactNode;
}

/** Replaces content that does not exist yet. */
export function EmptyState({ icon = "inbox", title, help, action }: EmptyStateProps): ReactElement {
  return (
    <div className="pk-Note" data-tone="neutral">
      <Icon name={icon} />
      <p data-part="title">{title}</p>
      {help && <p data-part="help">{help}</p>}
      {action && <div data-part="action">{action}</div>}
    </div>
  );
}
