import type { ReactElement, ReactNode } from "react";
import { Icon, type IconName } from "../Icon/Icon.tsx";

export interface CalloutProps {
  /** `refused`: the user may not do what the content is for. */
  readonly tone: "info" | "success" | "warn" | "danger" | "refused";
  /** States what happened. */
  readonly title?: ReactNode;
  /** Explains what it means and what to do. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Announced by screen readers: `alert` at once, `status` after the current speech. Default: not announced. */
  readonly role?: "alert" | "status" | undefined;
}

/** A note about the content around it. */
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
  refused: "lock",
};

/** Scrolls an alert into view, so that the result of a button is visible in a long form. Does nothing if it is visible. */
export function bringIntoView(note: HTMLElement | null): void {
  note?.scrollIntoView?.({ block: "nearest" });
}
