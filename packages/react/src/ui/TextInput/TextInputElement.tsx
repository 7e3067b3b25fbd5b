import type { ReactElement } from "react";
import type { TextInputElementProps } from "../primitives/Primitives.ts";

/** The kit's own input, where the host has not given another. */
export function TextInputElement({ elementRef, ...rest }: TextInputElementProps): ReactElement {
  return <input {...rest} ref={elementRef} className="pk-TextInput" />;
}
