"use client";

import type { ReactElement } from "react";
import { formatDuration } from "../format/formatDuration.ts";
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
          label: formatDuration({ seconds, locale, unitDisplay: "narrow" }),
        }))}
      />
    </div>
  );

  function isRange(text: string): text is TRange {
    return Object.hasOwn(ranges, text);
  }
}
