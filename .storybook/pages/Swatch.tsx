import { type ReactElement, useCallback, useState } from "react";
import { contrast } from "./contrast.ts";

export interface SwatchProps {
  readonly token: string;
  /** Background token. The swatch shows the contrast with it. */
  readonly ground?: string | undefined;
}

/** Shows a colour of the surrounding theme and its value. */
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

/** Formats `rgb(26, 91, 196)` as `#1a5bc4`, followed by the opacity if the colour is transparent. */
function writeColour(colour: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 1] = Array.from(colour.matchAll(/[\d.]+/g), ([part]) => Number(part));
  const hex = [red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("");
  return alpha === 1 ? `#${hex}` : `#${hex}, ${Math.round(alpha * 100)} %`;
}
