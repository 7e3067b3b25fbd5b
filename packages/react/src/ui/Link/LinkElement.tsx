import type { ReactElement } from "react";
import type { LinkElementProps } from "../primitives/Primitives.ts";

/** The kit's own link, where the host has not given another. */
export function LinkElement({ children, ...rest }: LinkElementProps): ReactElement {
  return (
    <a {...rest} className="pk-Link">
      {children}
    </a>
  );
}
