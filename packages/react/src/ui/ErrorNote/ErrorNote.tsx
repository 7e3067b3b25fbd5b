import type { ReactElement, ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";

export interface ErrorNoteProps {
  /** States what happened. */
  readonly title: string;
  /** Explains what it means and what to do. */
  readonly help: string;
  readonly code?: string | undefined;
  readonly action?: ReactNode;
  /** Whether access was refused, which is not a failure. Default false. */
  readonly isRefused?: boolean | undefined;
  /** The missing scope, for support. */
  readonly scope?: string | undefined;
}

/** Explains a failure in place of the content. */
export function ErrorNote({ title, help, code, action, isRefused = false, scope }: ErrorNoteProps): ReactElement {
  return (
    <div className="pk-Note" data-tone={isRefused ? "neutral" : "danger"} role="alert">
      <Icon name={isRefused ? "lock" : "warning"} />
      <p data-part="title">{title}</p>
      <p data-part="help" title={scope}>
        {help}
      </p>
      {code && <p data-part="code">{code}</p>}
      {action && <div data-part="action">{action}</div>}
    </div>
  );
}
