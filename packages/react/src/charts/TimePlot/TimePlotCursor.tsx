"use client";

import { type KeyboardEvent, type PointerEvent, type ReactElement, useState } from "react";
import { dateTimeFormat } from "../../format/intl.ts";
import { useText } from "../../locale/useText.ts";
import { enCharts } from "../messages.en.ts";
import { useCrosshair } from "../useCrosshair.ts";
import { nearest } from "./nearest.ts";
import type { PlotScale } from "./PlotScale.ts";
import type { PlotBox } from "./placeTip.ts";
import type { TimePlotProps } from "./TimePlotProps.ts";
import { TimePlotTip } from "./TimePlotTip.tsx";

export interface TimePlotCursorProps
  extends Pick<TimePlotProps, "label" | "times" | "describe" | "onZoom" | "syncId" | "timeZone"> {
  /** Whether the tip has its first lines only. */
  readonly isCompact: boolean;
  /** The values of each line of the plot. */
  readonly lines: readonly (readonly (number | null)[])[];
  /** Labels on the plot that the tip should not cover. */
  readonly avoid: readonly PlotBox[];
  readonly scale: PlotScale;
}

/**
 * Selects a point by pointer or keys (WAI-ARIA slider, which announces each value), and a range by dragging. It is an overlay,
 * so that moving it does not redraw the plot, and it reaches every point, including those that the plot leaves out.
 */
export function TimePlotCursor(props: TimePlotCursorProps): ReactElement {
  const { label, times, lines, avoid, describe, onZoom, isCompact, syncId, timeZone, scale } = props;
  const text = useText(enCharts);
  const { locale, fill } = text;
  const [time, setTime] = useCrosshair(syncId);
  const [drag, setDrag] = useState<Drag>();
  const shown = indexAt(times, time);
  const last = times.length - 1;
  const announced = shown ?? last;
  const hide = () => setTime(undefined);

  const walk = (event: KeyboardEvent) => {
    if (event.key === "Escape" && (drag || shown !== undefined)) {
      event.stopPropagation();
      setDrag(undefined);
      hide();
      return;
    }
    const next = nextIndex(event.key, shown, last);
    if (next === undefined) return;
    event.preventDefault();
    setTime(times[next]);
  };
  const xOf = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const x = clientX - currentTarget.getBoundingClientRect().left;
    return scale.left + Math.min(scale.width, Math.max(0, x));
  };
  const point = (event: PointerEvent<HTMLElement>) => {
    const x = xOf(event);
    setTime(times[nearest(times, scale.timeAt(x))]);
    if (drag) setDrag({ ...drag, x });
  };
  const startDrag = (event: PointerEvent<HTMLElement>) => {
    point(event);
    // A finger moves the crosshair, and the ranges are buttons.
    if (onZoom && event.pointerType === "mouse" && event.button === 0) {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ start: xOf(event), x: xOf(event) });
    }
  };
  const endDrag = () => {
    setDrag(undefined);
    if (!drag || Math.abs(drag.x - drag.start) < MINIMUM) return;
    hide();
    onZoom?.({ from: scale.timeAt(Math.min(drag.start, drag.x)), to: scale.timeAt(Math.max(drag.start, drag.x)) });
  };

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
        style={{ left: scale.left, top: scale.top, width: scale.width, height: scale.height + scale.track }}
        onKeyDown={walk}
        onPointerDown={startDrag}
        onPointerMove={point}
        onPointerUp={endDrag}
        onPointerCancel={() => setDrag(undefined)}
        onPointerLeave={hide}
        onBlur={hide}
      />
      {drag && (
        <span
          data-part="selection"
          style={{
            left: Math.min(drag.start, drag.x),
            width: Math.abs(drag.x - drag.start),
            top: scale.top,
            height: scale.height,
          }}
        />
      )}
      {shown !== undefined && (
        <TimePlotTip
          index={shown}
          times={times}
          lines={lines}
          title={timeOf(shown)}
          rows={isCompact ? describe(shown).slice(0, COMPACT_ROWS) : describe(shown)}
          avoid={avoid}
          scale={scale}
        />
      )}
    </>
  );

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

/** Positions of a pointer in CSS pixels. */
interface Drag {
  readonly start: number;
  readonly x: number;
}

/** More would cover a low plot. Screen readers and the table have all. */
const COMPACT_ROWS = 2;

/** CSS pixels. A shorter movement is a click. */
const MINIMUM = 8;

/** The closest time. `undefined` if another chart's crosshair is outside this one, by more than a step. */
function indexAt(times: readonly number[], time: number | undefined): number | undefined {
  const [first = 0, last = first] = [times[0], times.at(-1)];
  if (time === undefined || times.length === 0) return undefined;
  const step = (times[1] ?? first) - first;
  return time < first - step || time > last + step ? undefined : nearest(times, time);
}

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
