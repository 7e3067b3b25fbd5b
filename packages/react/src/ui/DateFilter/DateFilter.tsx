"use client";

import type { ReactElement } from "react";
import type { DatePeriod, DateView } from "../../format/dateRange.ts";
import type { DateFieldProps } from "../../locale/useDateFilter.ts";
import { useText } from "../../locale/useText.ts";
import { enDateFilter } from "../../text/messages.en.ts";
import { Field } from "../Field/Field.tsx";
import { Select } from "../Select/Select.tsx";
import { TextInput } from "../TextInput/TextInput.tsx";
import { describePeriod, periods } from "./describeDates.ts";

export interface DateFilterProps {
  readonly view: DateView;
  readonly setView: (change: Pick<DateView, "period">) => void;
}

/** Limits a list to a period. */
export function DateFilter({ view, setView }: DateFilterProps): ReactElement {
  const text = useText(enDateFilter);
  return (
    <Field label={text.dateFilter.label} isLabelHidden>
      {(control) => (
        <Select
          {...control}
          options={[
            { value: "", label: text.dateFilter.all },
            ...periods.map((period) => ({ value: period, label: describePeriod(period, text) })),
          ]}
          value={view.period ?? ""}
          onValueChange={(chosen) => setView({ period: periods.find((period: DatePeriod) => period === chosen) })}
        />
      )}
    </Field>
  );
}

export interface DateFieldsProps {
  readonly view: DateView;
  readonly getDateFieldProps: (field: "from" | "to") => DateFieldProps;
}

/** The first and the last day of a custom period. Nothing for other periods. */
export function DateFields({ view, getDateFieldProps }: DateFieldsProps): ReactElement | null {
  const { dateFilter: messages } = useText(enDateFilter);
  if (view.period !== "custom") return null;
  return (
    <div className="pk-DateFields">
      {(["from", "to"] as const).map((field) => (
        <Field key={field} label={messages[field]}>
          {(control) => <TextInput {...control} {...getDateFieldProps(field)} />}
        </Field>
      ))}
    </div>
  );
}
