"use client";

import { type KeyboardEvent, type PointerEvent, type ReactElement, useState } from "react";
import { dateTimeFormat } from "../../format/intl.ts";
import { directionOf } from "../../locale/directionOf.ts";
import { useText } from "../../locale/useText.ts";
import { enCharts } from "../messages.en.ts";
import { nearest } from "./nearest.ts";
import type { PlotScale } from "./PlotScale.ts";
import { type PlotBox, placeTip, textWidth } from "./placeTip.ts";
import type { TimePlotProps } from "./TimePlotProps.ts";

export interface TimePlotCursorProps extends Pick<TimePlotProps, "label" | "times" | "describe" | "timeZone"> {
  readonly values: readonly (number | null)[];
  /** Labels on the plot that the tip should not cover. */
  readonly avoid: readonly PlotBox[];
  readonly scale: PlotScale;
}

/**
 * Selects a point of a plot by pointer or keys (WAI-ARIA slider, which announces each value). It is an overlay, so that
 * moving it does not redraw the plot, and it reaches every point, including those that the plot leaves out.
 */
export function TimePlotCursor(props: TimePlotCursorProps): ReactElement {
  const { label, times, values, avoid, describe, timeZone, scale } = props;
  const text = useText(enCharts);
  const { locale, fill } = text;
  const [index, setIndex] = useState<number>();
  const shown = index === undefined || index >= times.length ? undefined : index;
  const last = times.length - 1;
  const announced = shown ?? last;
  const value = shown === undefined ? null : (values[shown] ?? null);
  const left = shown === undefined ? 0 : scale.x(times[shown] ?? 0);

  const walk = (event: KeyboardEvent) => {
    if (event.key === "Escape" && shown !== undefined) {
      event.stopPropagation();
      setIndex(undefined);
      return;
    }
    const next = nextIndex(event.key, shown, last);
    if (next === undefined) return;
    event.preventDefault();
    setIndex(next);
  };
  const point = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) =>
    setIndex(nearest(times, scale.timeAt(clientX - currentTarget.getBoundingClientRect().left + scale.left)));

  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        data-part="cursor"
        aria-label={fill(text.charts.cursor, { title: label })}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={Math.max(0, last)}
        aria-valuenow={Math.max(0, announced)}
        aria-valuetext={sentence(announced)}
        style={{ left: scale.left, top: scale.top, width: scale.width, height: scale.height }}
        onKeyDown={walk}
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={() => setIndex(undefined)}
        onBlur={() => setIndex(undefined)}
      />
      {shown !== undefined && (
        <div data-part="crosshair" aria-hidden="true">
          <span data-part="line" style={{ left, top: scale.top, height: scale.height }} />
          {value !== null && <span data-part="dot" style={{ left, top: scale.y(value) }} />}
          <div data-part="tip" dir={directionOf(locale)} style={tipPosition(shown)}>
            <span data-part="time">{timeOf(shown)}</span>
            {describe(shown).map((line) => (
              <span key={line.label} data-part="tipLine">
                {line.label} <strong>{line.value}</strong>
              </span>
            ))}
          </div>
        </div>
      )}
    </>
  );

  function tipPosition(point: number) {
    const lines = describe(point);
    const longest = Math.max(
      textWidth(timeOf(point)),
      ...lines.map((line) => textWidth(`${line.label}${line.value}`) + TIP.between),
    );
    const size = { width: longest + TIP.sides, height: (lines.length + 1) * TIP.line + TIP.ends };
    const dot = value === null ? [] : [{ left: left - 6, top: scale.y(value) - 6, width: 12, height: 12 }];
    return placeTip({ scale, x: left, size, avoid: [...avoid, ...dot] });
  }

  function timeOf(point: number): string {
    return dateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone }).format(
      (times[point] ?? 0) * 1000,
    );
  }

  function sentence(point: number): string {
    if (times.length === 0) return "";
    return [timeOf(point), ...describe(point).map((line) => `${line.label} ${line.value}`)].join(", ");
  }
}

/** Sizes of the tip in CSS pixels, as in the style sheet. */
const TIP = { line: 18, between: 16, sides: 26, ends: 18 };

/** Without a current point, a step back goes to the latest one and a step forward to the oldest. */
function nextIndex(key: string, current: number | undefined, last: number): number | undefined {
  const leap = Math.max(1, Math.round(last / 10));
  const clamp = (to: number) => Math.min(last, Math.max(0, to));
  switch (key) {
    case "ArrowLeft":
    case "ArrowDown":
      return clamp((current ?? last + 1) - 1);
    case "ArrowRight":
    case "ArrowUp":
      return clamp((current ?? -1) + 1);
    case "PageDown":
      return clamp((current ?? last) - leap);
    case "PageUp":
      return clamp((current ?? 0) + leap);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return undefined;
  }
}
