import type { ReactElement, ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";

export interface ErrorNoteProps {
  /** What happened. */
  readonly title: string;
  /** What is safe, and what to do. */
  readonly help: string;
  readonly code?: string | undefined;
  /** A button that does it. */
  readonly action?: ReactNode;
}

/** Tells of a failure where the content would be. */
export function ErrorNote({ title, help, code, action }: ErrorNoteProps): ReactElement {
  return (
    <div className="pk-Note" data-tone="down" role="alert">
      <Icon name="warning" />
      <p data-part="title">{title}</p>
      <p data-part="help">{help}</p>
      {code && <p data-part="code">{code}</p>}
      {action && <div data-part="action">{action}</div>}
    </div>
  );
}
