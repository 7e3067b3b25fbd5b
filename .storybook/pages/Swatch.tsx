import { type ReactElement, useCallback, useState } from "react";
import { contrast } from "../../packages/react/brand/contrast.ts";
import { readRgb } from "./readRgb.ts";

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
        ratio: ground === undefined ? "" : `${contrast(hexOf(backgroundColor), hexOf(color)).toFixed(1)} : 1`,
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

/** Formats a computed colour as `#1a5bc4`, followed by the opacity if it is transparent. */
function writeColour(colour: string): string {
  const [, , , alpha] = readRgb(colour);
  return alpha === 1 ? hexOf(colour) : `${hexOf(colour)}, ${Math.round(alpha * 100)} %`;
}

function hexOf(colour: string): string {
  const [red, green, blue] = readRgb(colour);
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
