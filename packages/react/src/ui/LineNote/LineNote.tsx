import type { ReactElement, ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";

export interface LineNoteProps {
  readonly role: "alert" | "status";
  /** What is wrong, as a sentence. */
  readonly title: string;
  /** What is safe, and what to do. */
  readonly help: string;
  /** What stands at its end, or below it where there is no room. */
  readonly children?: ReactNode;
}

/** A warning in a line across what it is about. */
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
