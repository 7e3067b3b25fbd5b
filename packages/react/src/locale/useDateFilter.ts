"use client";

import { type ChangeEvent, useMemo } from "react";
import { type DateRange, type DateView, startOfDay, toDateRange } from "../format/dateRange.ts";
import { useClock } from "./useClock.ts";

export interface UseDateFilterParameters {
  readonly view: DateView;
  readonly setView: (change: Pick<DateView, "from" | "to">) => void;
}

/** Props of an input for a day of a custom period. */
export interface DateFieldProps {
  readonly type: "date";
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

export interface UseDateFilterReturnType {
  /** `undefined`: the view filters no dates, or the day is not known yet. */
  readonly range: DateRange | undefined;
  /** Whether the view filters dates, but the reader's day is not known until the page has hydrated. */
  readonly isPending: boolean;
  readonly getDateFieldProps: (field: "from" | "to") => DateFieldProps;
}

/** The range of dates that a list's view selects, in the reader's time zone. Moves on at midnight. */
export function useDateFilter({ view, setView }: UseDateFilterParameters): UseDateFilterReturnType {
  const { period, from, to } = view;
  const today = useClock((now) => (period === undefined ? undefined : startOfDay(now)));
  const range = useMemo(
    () => (today === undefined ? undefined : toDateRange({ period, from, to }, today)),
    [period, from, to, today],
  );
  return {
    range,
    isPending: period !== undefined && today === undefined,
    getDateFieldProps: (field) => ({
      type: "date",
      value: view[field] ?? "",
      onChange: (event) => setView({ [field]: event.target.value || undefined }),
    }),
  };
}
