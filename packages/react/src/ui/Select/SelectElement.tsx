import type { ReactElement } from "react";
import { Icon } from "../Icon/Icon.tsx";
import type { SelectElementProps } from "../primitives/Primitives.ts";

/** The kit's own select, where the host has not given another. */
export function SelectElement({ elementRef, ...rest }: SelectElementProps): ReactElement {
  return (
    <span className="pk-SelectFrame">
      <select {...rest} ref={elementRef} className="pk-Select" />
      <Icon name="chevronDown" />
    </span>
  );
}
