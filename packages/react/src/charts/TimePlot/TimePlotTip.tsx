"use client";

import type { ReactElement } from "react";
import { directionOf } from "../../locale/directionOf.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { lineBoxes } from "./lineBoxes.ts";
import type { PlotScale } from "./PlotScale.ts";
import { type PlotBox, placeTip, textWidth } from "./placeTip.ts";
import type { PlotLine } from "./TimePlotProps.ts";

export interface TimePlotTipProps {
  readonly index: number;
  readonly times: readonly number[];
  /** The values of each line of the plot. */
  readonly lines: readonly (readonly (number | null)[])[];
  /** The formatted time of the point. */
  readonly title: string;
  readonly rows: readonly PlotLine[];
  /** Labels on the plot that the tip should not cover. */
  readonly avoid: readonly PlotBox[];
  readonly scale: PlotScale;
}

/** The crosshair at a point, with its time and values beside it. */
export function TimePlotTip({ index, times, lines, title, rows, avoid, scale }: TimePlotTipProps): ReactElement {
  const { locale } = useLocale();
  const left = scale.x(times[index] ?? 0);
  const dots = lines.flatMap((values, line) => {
    const value = values[index] ?? null;
    return value === null ? [] : [{ line, top: scale.y(value) }];
  });
  const longest = Math.max(textWidth(title), ...rows.map(({ label, value }) => textWidth(label + value) + TIP.between));
  const size = { width: longest + TIP.sides, height: (rows.length + 1) * TIP.line + TIP.ends };
  const reach = size.width + 2 * TIP.sides;
  const position = placeTip({
    scale,
    x: left,
    size,
    avoid: [...avoid, ...dots.map(({ top }) => ({ left: left - 6, top: top - 6, width: 12, height: 12 }))],
    lines: lineBoxes({ times, lines, scale, from: left - reach, to: left + reach }),
  });

  return (
    <div data-part="crosshair" aria-hidden="true">
      <span data-part="line" style={{ left, top: scale.top, height: scale.height + scale.track }} />
      {dots.map(({ line, top }) => (
        <span key={line} data-part="dot" style={{ left, top }} />
      ))}
      <div data-part="tip" dir={directionOf(locale)} style={position}>
        <span data-part="time">{title}</span>
        {rows.map(({ label, value }) => (
          <span key={label} data-part="tipLine">
            {label} <strong>{value}</strong>
          </span>
        ))}
      </div>
    </div>
  );
}

/** Sizes of the tip in CSS pixels, as in the style sheet. */
const TIP = { line: 18, between: 16, sides: 26, ends: 18 };
