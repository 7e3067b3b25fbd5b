import type { ReactElement, ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";

export interface ErrorNoteProps {
  /** States what happened. */
  readonly title: string;
  /** Explains what it means and what to do. */
  readonly help: string;
  readonly code?: string | undefined;
  readonly action?: ReactNode;
}

/** Explains a failure in place of the content. */
export function ErrorNote({ title, help, code, action }: ErrorNoteProps): ReactElement {
  return (
    <div className="pk-Note" data-tone="danger" role="alert">
      <Icon name="warning" />
      <p data-part="title">{title}</p>
      <p data-part="help">{help}</p>
      {code && <p data-part="code">{code}</p>}
      {action && <div data-part="action">{action}</div>}
    </div>
  );
}
