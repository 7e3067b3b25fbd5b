import type { ButtonHTMLAttributes, ReactElement, ReactNode } from "react";
import { Icon, type IconName } from "../Icon/Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly children: ReactNode;
  /** `quiet` has no frame. Default `default`. */
  readonly variant?: "default" | "quiet" | undefined;
  readonly icon?: IconName | undefined;
  /** Shows the icon alone; the words stay for those who listen, and as a tooltip. */
  readonly iconOnly?: boolean | undefined;
  /** Under way: looks busy and takes no clicks, but keeps the focus. */
  readonly isBusy?: boolean | undefined;
}

/** A button. */
export function Button(props: ButtonProps): ReactElement {
  const { children, variant = "default", icon, iconOnly = false, isBusy = false, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      {...(iconOnly && typeof children === "string" ? { title: children } : {})}
      className="pk-Button"
      data-variant={variant}
      data-icon-only={iconOnly || undefined}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest.disabled || undefined}
      onClick={isBusy ? undefined : onClick}
    >
      {icon && <Icon name={icon} />}
      {iconOnly ? <VisuallyHidden>{children}</VisuallyHidden> : children}
    </button>
  );
}
