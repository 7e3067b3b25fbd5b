import type { ReactElement, ReactNode } from "react";
import { fillText } from "./fillText.ts";

/** Puts an element in the place of a name in braces, such as `{time}`. */
export function fillAround(message: string, name: string, element: ReactNode): ReactElement {
  const [before = "", after = ""] = fillText(message, { [name]: "\u0000" }).split("\u0000");
  return (
    <>
      {before}
      {element}
      {after}
    </>
  );
}
