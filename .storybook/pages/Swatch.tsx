import { type ReactElement, useCallback, useState } from "react";
import { contrast } from "./contrast.ts";

export interface SwatchProps {
  readonly token: string;
  /** The token it has to be seen against; its contrast is said. */
  readonly ground?: string | undefined;
}

/** A colour as it is where it stands: to be seen, and to be copied. */
export function Swatch({ token, ground }: SwatchProps): ReactElement {
  const [shown, setShown] = useState({ colour: "", ratio: "" });
  const measure = useCallback(
    (element: HTMLSpanElement | null) => {
      if (!element) return;
      element.style.background = `var(${token})`;
      element.style.color = ground === undefined ? "" : `var(${ground})`;
      const { backgroundColor, color } = getComputedStyle(element);
      setShown({
        colour: writeColour(backgroundColor),
        ratio: ground === undefined ? "" : `${contrast(backgroundColor, color).toFixed(1)} : 1`,
      });
    },
    [token, ground],
  );
  return (
    <span className="swatch">
      <span ref={measure} />
      <span>
        <span>{shown.colour}</span>
        {shown.ratio && <span className="purpose">{shown.ratio}</span>}
      </span>
    </span>
  );
}

/** `#1a5bc4` of `rgb(26, 91, 196)`; what can be seen through says how much of it there is. */
function writeColour(colour: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 1] = Array.from(colour.matchAll(/[\d.]+/g), ([part]) => Number(part));
  const hex = [red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("");
  return alpha === 1 ? `#${hex}` : `#${hex}, ${Math.round(alpha * 100)} %`;
}
