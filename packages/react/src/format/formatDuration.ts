import { numberFormat } from "./intl.ts";

export interface FormatDurationParameters {
  readonly seconds: number;
  /** BCP 47. */
  readonly locale: string;
}

/** Formats a duration in whole seconds or minutes: "30 seconds", "5 minutes". */
export function formatDuration({ seconds, locale }: FormatDurationParameters): string {
  const isShort = seconds < 60;
  const unit = isShort ? "second" : "minute";
  return numberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(isShort ? seconds : seconds / 60);
}
