import type { ReactElement, ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";

export interface BadgeProps {
  readonly children: ReactNode;
  readonly tone?: "neutral" | "success" | "warn" | "danger" | "info" | undefined;
  /** A dot before the text. Use `pulse` for a process that is running. */
  readonly dot?: "still" | "pulse" | undefined;
}

/** A state in a word or two. A settled one (`success`, `neutral`) has no fill, and one that succeeded has a tick or a dot. */
export function Badge({ children, tone = "neutral", dot }: BadgeProps): ReactElement {
  return (
    <span className="pk-Badge" data-tone={tone}>
      {dot && <span data-part="dot" data-pulse={dot === "pulse" || undefined} />}
      {tone === "success" && !dot && <Icon name="check" />}
      {children}
    </span>
  );
}
