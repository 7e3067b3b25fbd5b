"use client";

import { type ButtonHTMLAttributes, type MouseEvent, type ReactElement, type ReactNode, type Ref, useId } from "react";
import { Icon, type IconName } from "../Icon/Icon.tsx";
import { type ButtonElementProps, usePrimitives } from "../primitives/Primitives.ts";
import { Spinner } from "../Spinner/Spinner.tsx";
import { useTooltip } from "../Tooltip/Tooltip.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

type Attributes = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "color">;

export interface ButtonProps extends Omit<Attributes, "className" | "style" | "title"> {
  readonly children: ReactNode;
  /** At most one `primary` per view, or per row of a queue. `danger`: cannot be undone. `quiet`: no frame. Default `secondary`. */
  readonly variant?: ButtonElementProps["variant"] | undefined;
  readonly icon?: IconName | undefined;
  /** Shows only the icon. The text becomes the accessible name and a tooltip. */
  readonly iconOnly?: boolean | undefined;
  /** Ignores clicks and shows a spinner, but keeps the focus. */
  readonly isBusy?: boolean | undefined;
  /** Explains why the button is disabled, in a tooltip and to screen readers. The button ignores clicks but is focusable. */
  readonly disabledReason?: string | undefined;
  readonly elementRef?: Ref<HTMLButtonElement> | undefined;
}

export function Button(props: ButtonProps): ReactElement {
  const { children, variant = "secondary", icon, iconOnly = false, isBusy = false, disabledReason, ...rest } = props;
  const { elementRef, onClick, "aria-describedby": describedBy, ...attributes } = rest;
  const { Button: Element = ButtonElement } = usePrimitives();
  const reasonId = useId();
  const hasReason = disabledReason !== undefined;
  const tip = disabledReason ?? (iconOnly && typeof children === "string" ? children : undefined);
  const { getAnchorProps, show, tooltip } = useTooltip({ text: tip });

  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isBusy && !hasReason) return onClick?.(event);
    // Prevents a form's submission.
    event.preventDefault();
    if (hasReason) show(event.currentTarget);
  };

  // A sibling of the button, because it would inherit font and capitals from a host's button.
  return (
    <>
      <Element
        {...getAnchorProps(attributes)}
        elementRef={elementRef}
        variant={variant}
        isIconOnly={iconOnly}
        isBusy={isBusy}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || hasReason || attributes.disabled || undefined}
        aria-describedby={[describedBy, hasReason && reasonId].filter(Boolean).join(" ") || undefined}
        onClick={click}
      >
        {icon && (isBusy ? <Spinner /> : <Icon name={icon} />)}
        {iconOnly ? <VisuallyHidden>{children}</VisuallyHidden> : children}
        {hasReason && (
          <span id={reasonId} hidden>
            {disabledReason}
          </span>
        )}
      </Element>
      {tooltip}
    </>
  );
}

/** The kit's default button. */
function ButtonElement(props: ButtonElementProps): ReactElement {
  const { elementRef, variant, isIconOnly, isBusy, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      ref={elementRef}
      className="pk-Button"
      data-variant={variant}
      data-icon-only={isIconOnly || undefined}
      data-busy={isBusy || undefined}
    />
  );
}
