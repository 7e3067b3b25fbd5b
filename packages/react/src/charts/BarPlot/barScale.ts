import type { PlotBar } from "./PlotBar.ts";

export interface BarScaleParameters {
  readonly bars: readonly PlotBar[];
  /** CSS pixels. */
  readonly width: number;
  /** Whether labels and values are above the bars. */
  readonly isNarrow: boolean;
}

export interface BarScale {
  /** Position of zero in CSS pixels. */
  readonly zero: number;
  /** Converts a value to CSS pixels, negative to the left. */
  readonly lengthOf: (value: number) => number;
}

/** Lays out bars on both sides of zero, with room for each label beside zero and for each value beyond its bar. */
export function barScale({ bars, width, isNarrow }: BarScaleParameters): BarScale {
  const sides = bars.map(({ label, text, parts }) => ({
    sum: parts.reduce((total, { value }) => total + value, 0),
    label: isNarrow ? 0 : widthOf(label),
    text: isNarrow ? 0 : widthOf(text),
  }));
  const [falls, rises] = [sides.filter(({ sum }) => sum < 0), sides.filter(({ sum }) => sum >= 0)];
  const most = (lengths: readonly number[]) => Math.max(0, ...lengths);
  const [low, high] = [most(falls.map(({ sum }) => -sum)), most(rises.map(({ sum }) => sum))];
  // Left of zero are the bars and values of falls and the labels of rises, and the other way round on the right.
  const [fallText, riseText] = [most(falls.map(({ text }) => text)), most(rises.map(({ text }) => text))];
  const [riseLabel, fallLabel] = [most(rises.map(({ label }) => label)), most(falls.map(({ label }) => label))];
  const pixels = Math.min(
    ...[
      { span: low + high, texts: fallText + riseText },
      { span: low, texts: fallText + fallLabel },
      { span: high, texts: riseLabel + riseText },
    ].map(({ span, texts }) => (span === 0 ? Number.POSITIVE_INFINITY : Math.max(24, width - texts) / span)),
  );
  const isEmpty = low + high === 0;
  return {
    zero: Math.max(riseLabel, isEmpty ? 0 : fallText + low * pixels),
    lengthOf: (value) => (isEmpty ? 0 : value * pixels),
  };
}

/** Estimates the width of a small text with its distance from the bar, in CSS pixels. */
function widthOf(text: string): number {
  return text.length * 7 + 12;
}
