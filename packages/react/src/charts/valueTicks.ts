import { numberFormat } from "../format/intl.ts";
import { toNumber } from "./toNumber.ts";

export interface ValueTicks {
  readonly domain: readonly [number, number];
  readonly ticks: readonly number[];
  /** Digits after the point that distinguish the ticks. */
  readonly digits: number;
}

export interface ValueTicksParameters {
  readonly low: number;
  readonly high: number;
  /** Approximate number of ticks. */
  readonly count: number;
  /** Whether the scale starts at zero. */
  readonly fromZero: boolean;
}

/** Returns round ticks for a scale from the lowest to the highest value with a margin. */
export function valueTicks({ low, high, count, fromZero }: ValueTicksParameters): ValueTicks {
  const bottom = fromZero ? Math.min(0, low) : low;
  // Centres the line of a price that never moved.
  const span = high - bottom || Math.abs(high) * 0.01 || 1;
  const margin = span * 0.13;
  // The label of the lowest point needs room above the axis.
  const from = bottom === 0 && fromZero ? 0 : bottom - margin * 1.5;
  // Only a scale that starts at zero needs it for the label of the highest point. Others have it above the plot.
  const to = high + (fromZero ? margin : span * 0.04);
  const rough = (high + margin - from) / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((each) => each * power >= rough * 0.75) ?? 10) * power;
  const digits = Math.max(0, -Math.floor(Math.log10(step) + 1e-9), step / power === 2.5 ? 1 - Math.log10(power) : 0);
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  const ticks = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step);
  const lowest = first * step;
  // A grid line just above the axis would look like a second axis.
  return { domain: [lowest - from < margin / 3 ? lowest : from, to], ticks, digits: Math.min(Math.round(digits), 20) };
}

const STEPS = [1, 2, 2.5, 5, 10];

/** `compact` writes 1.25M instead of 1,250,000, and `percent` writes 1.25%. */
export type AxisUnit = "plain" | "compact" | "percent";

export interface FormatValueTicksParameters {
  readonly ticks: ValueTicks;
  readonly locale: string;
  readonly unit: AxisUnit;
}

/** Formats the ticks with as many digits as distinguish them. */
export function formatValueTicks({ ticks, locale, unit }: FormatValueTicksParameters): readonly string[] {
  const digits = unit === "compact" ? compactDigits(ticks.ticks) : ticks.digits;
  const { format } = numberFormat(locale, {
    ...(unit === "compact" && { notation: "compact" }),
    ...(unit === "percent" && { style: "percent" }),
    minimumFractionDigits: unit === "compact" ? 0 : digits,
    maximumFractionDigits: digits,
  });
  return ticks.ticks.map((tick) => format(unit === "percent" ? tick / 100 : tick));
}

/** Formats the end of a line with the digits of the ticks, or rounded to as many as fit beside the axis. */
export function formatEndValue({ value, ticks, ...axis }: FormatEndValueParameters): string {
  const rounded = axis.unit === "compact" ? (toNumber(value.toPrecision(3)) ?? value) : value;
  return formatValueTicks({ ticks: { ...ticks, ticks: [rounded] }, ...axis }).join("");
}

export interface FormatEndValueParameters extends FormatValueTicksParameters {
  readonly value: number;
}

/** The digits after the point that distinguish the ticks in thousands, millions or more. */
function compactDigits(ticks: readonly number[]): number {
  const highest = Math.max(...ticks.map(Math.abs), 1);
  const unit = 1000 ** Math.floor(Math.log10(highest) / 3);
  const isExact = (digits: number) =>
    ticks.every((tick) => {
      const scaled = (tick / unit) * 10 ** digits;
      return Math.abs(scaled - Math.round(scaled)) < 1e-6;
    });
  return [0, 1, 2, 3, 4, 5].find(isExact) ?? 6;
}
