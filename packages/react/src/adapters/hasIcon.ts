import { Children, isValidElement, type ReactNode } from "react";

/** Whether a button's children begin with an icon, which spins while the button is busy. */
export function hasIcon(children: ReactNode): boolean {
  return isValidElement(Children.toArray(children)[0]);
}
