"use client";

import type { ReactElement } from "react";
import { numberFormat } from "../format/intl.ts";
import { useText } from "../locale/useText.ts";
import { RadioGroup } from "../ui/RadioGroup/RadioGroup.tsx";
import { enCharts } from "./messages.en.ts";

export interface RangePickerProps<TRange extends string> {
  /** Seconds by range. */
  readonly ranges: Readonly<Record<TRange, number>>;
  readonly value: TRange;
  readonly onValueChange: (range: TRange) => void;
}

/** Selects the time range of a chart. */
export function RangePicker<TRange extends string>(props: RangePickerProps<TRange>): ReactElement {
  const { ranges, value, onValueChange } = props;
  const text = useText(enCharts);
  const { locale } = text;
  return (
    <div role="radiogroup" aria-label={text.charts.range} data-part="ranges">
      <RadioGroup
        appearance="segments"
        value={value}
        onValueChange={(next) => isRange(next) && onValueChange(next)}
        options={Object.entries<number>(ranges).map(([range, seconds]) => ({
          value: range,
          label: writeSpan(seconds, locale),
        }))}
      />
    </div>
  );

  function isRange(text: string): text is TRange {
    return Object.hasOwn(ranges, text);
  }
}

/** Formats seconds in the largest unit that fits. */
export function writeSpan(seconds: number, locale: string, unitDisplay: "narrow" | "long" = "narrow"): string {
  const { size, unit } = units.find((each) => seconds >= each.from && seconds % each.size === 0) ?? ONE_SECOND;
  return numberFormat(locale, { style: "unit", unit, unitDisplay }).format(seconds / size);
}

const ONE_SECOND = { size: 1, unit: "second" };

/** One day is formatted as 24 hours, because it is not a calendar day. */
const units = [
  { from: 172_800, size: 86_400, unit: "day" },
  { from: 3600, size: 3600, unit: "hour" },
  { from: 60, size: 60, unit: "minute" },
];
