"use client";

import { type KeyboardEvent, type PointerEvent, type ReactElement, useState } from "react";
import { dateTimeFormat } from "../../format/intl.ts";
import { directionOf } from "../../locale/directionOf.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useText } from "../../locale/useText.ts";
import { fillText } from "../../text/fillText.ts";
import { enCharts } from "../messages.en.ts";
import type { PlotScale } from "./PlotScale.ts";
import { type PlotBox, placeTip, textWidth } from "./placeTip.ts";
import type { TimePlotProps } from "./TimePlotProps.ts";

export interface TimePlotCursorProps extends Pick<TimePlotProps, "label" | "times" | "describe" | "timeZone"> {
  readonly values: readonly (number | null)[];
  /** Words on the plot, which the tip leaves readable. */
  readonly avoid: readonly PlotBox[];
  readonly scale: PlotScale;
}

/**
 * Points at one place of a plot, by pointer or by keys (WAI-ARIA: slider, whose value is said at each step). It lies over
 * the plot, so that moving it draws nothing else again. It walks through every point, also those the plot has no room for.
 */
export function TimePlotCursor(props: TimePlotCursorProps): ReactElement {
  const { label, times, values, avoid, describe, timeZone, scale } = props;
  const { locale } = useLocale();
  const text = useText(enCharts);
  const [index, setIndex] = useState<number>();
  const shown = index === undefined || index >= times.length ? undefined : index;
  const last = times.length - 1;
  const said = shown ?? last;
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
        aria-label={fillText(text.charts.cursor, { title: label })}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={Math.max(0, last)}
        aria-valuenow={Math.max(0, said)}
        aria-valuetext={sentence(said)}
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
          <div data-part="tip" dir={directionOf(locale)} style={tipPlace(shown)}>
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

  /** Beside the line, and off the point and the words at the highest and lowest ones. */
  function tipPlace(place: number) {
    const lines = describe(place);
    const longest = Math.max(
      textWidth(timeOf(place)),
      ...lines.map((line) => textWidth(`${line.label}${line.value}`) + TIP.between),
    );
    const size = { width: longest + TIP.sides, height: (lines.length + 1) * TIP.line + TIP.ends };
    const dot = value === null ? [] : [{ left: left - 6, top: scale.y(value) - 6, width: 12, height: 12 }];
    return placeTip({ scale, x: left, size, avoid: [...avoid, ...dot] });
  }

  function timeOf(place: number): string {
    return dateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone }).format(
      (times[place] ?? 0) * 1000,
    );
  }

  function sentence(place: number): string {
    if (times.length === 0) return "";
    return [timeOf(place), ...describe(place).map((line) => `${line.label} ${line.value}`)].join(", ");
  }
}

/** Of the tip, in CSS pixels, as the style sheet draws it. */
const TIP = { line: 18, between: 16, sides: 26, ends: 18 };

/** From nowhere, a step back comes to the newest point and a step on to the oldest. */
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

/** The place whose time is closest; times ascend. */
function nearest(times: readonly number[], time: number): number {
  let low = 0;
  let high = times.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) < time) low = middle + 1;
    else high = middle;
  }
  const before = times[low - 1];
  return before !== undefined && time - before < (times[low] ?? 0) - time ? low - 1 : low;
}
