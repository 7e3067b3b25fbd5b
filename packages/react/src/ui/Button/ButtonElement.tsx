import type { ReactElement } from "react";
import type { ButtonElementProps } from "../primitives/Primitives.ts";

/** The kit's own button, where the host has not given another. */
export function ButtonElement(props: ButtonElementProps): ReactElement {
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
