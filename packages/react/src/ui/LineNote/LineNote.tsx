import type { ReactElement, ReactNode } from "react";
import { Icon, type IconName } from "../Icon/Icon.tsx";

export interface LineNoteProps {
  readonly role: "alert" | "status";
  /** Default `warning`. */
  readonly icon?: IconName | undefined;
  /** States what is wrong, as a sentence. */
  readonly title: string;
  /** Explains what it means and what to do. */
  readonly help: string;
  /** Shown at the end of the line, or below it in narrow containers. Not announced, so that it can count. */
  readonly children?: ReactNode;
}

/** A warning of one line. */
export function LineNote({ role, icon = "warning", title, help, children }: LineNoteProps): ReactElement {
  return (
    <div className="pk-LineNote">
      <Icon name={icon} />
      <p role={role}>
        <strong>{title}</strong> {help}
      </p>
      {children}
    </div>
  );
}
