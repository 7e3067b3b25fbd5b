import type { ReactElement, ReactNode } from "react";
import { Icon, type IconName } from "../Icon/Icon.tsx";

export interface CalloutProps {
  readonly tone: "info" | "success" | "warn" | "danger";
  /** What it is about, in a few words. */
  readonly title?: ReactNode;
  /** What is safe, and what to do. */
  readonly children?: ReactNode;
  /** Buttons that do it. */
  readonly actions?: ReactNode;
  /** Read out when it comes: `alert` at once, `status` in its turn. Default: neither. */
  readonly role?: "alert" | "status" | undefined;
}

/** Something to know about what is around it. */
export function Callout({ tone, title, children, actions, role }: CalloutProps): ReactElement {
  return (
    <div ref={role === "alert" ? bringIntoView : undefined} className="pk-Callout" data-tone={tone} role={role}>
      <Icon name={icons[tone]} />
      <div data-part="text">
        {title && <p data-part="title">{title}</p>}
        {children && <div data-part="help">{children}</div>}
        {actions && <div data-part="actions">{actions}</div>}
      </div>
    </div>
  );
}

const icons: Readonly<Record<CalloutProps["tone"], IconName>> = {
  info: "info",
  success: "check",
  warn: "warning",
  danger: "warning",
};

/**
 * What a button did is to be seen beside it, also where the note stands at the other end of a long form, or below the edge
 * of a phone. What is in sight already does not move.
 */
export function bringIntoView(note: HTMLElement | null): void {
  note?.scrollIntoView?.({ block: "nearest" });
}
