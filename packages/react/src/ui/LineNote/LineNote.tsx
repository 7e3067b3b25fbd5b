import type { ReactElement, ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";

export interface LineNoteProps {
  readonly role: "alert" | "status";
  /** States what is wrong, as a sentence. */
  readonly title: string;
  /** Explains what it means and what to do. */
  readonly help: string;
  /** Shown at the end of the line, or below it in narrow containers. */
  readonly children?: ReactNode;
}

/** A warning of one line. */
export function LineNote({ role, title, help, children }: LineNoteProps): ReactElement {
  return (
    <div className="pk-LineNote" role={role}>
      <Icon name="warning" />
      <p>
        <strong>{title}</strong> {help}
      </p>
      {children}
    </div>
  );
}
