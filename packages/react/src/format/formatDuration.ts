import { numberFormat } from "./intl.ts";

export interface FormatDurationParameters {
  /** Whole seconds. */
  readonly seconds: number;
  /** BCP 47. */
  readonly locale: string;
  /** Default `long`. */
  readonly unitDisplay?: "narrow" | "short" | "long" | undefined;
}

/** Formats a duration in the largest unit that divides it: "30 seconds", "5 minutes", "24 hours". */
export function formatDuration({ seconds, locale, unitDisplay = "long" }: FormatDurationParameters): string {
  const { size, unit } = units.find((each) => seconds >= each.from && seconds % each.size === 0) ?? ONE_SECOND;
  const isNarrow = unitDisplay === "narrow";
  // `Intl` has only the word, which does not fit a phone.
  if (isNarrow && unit === "day" && /^pt\b/.test(locale))
    return `${numberFormat(locale, {}).format(seconds / size)}\u00a0d`;
  const display = isNarrow ? narrowDisplay(locale, unit) : unitDisplay;
  return numberFormat(locale, { style: "unit", unit, unitDisplay: display }).format(seconds / size);
}

/** Formats the seconds until an end in their two largest units: "24 sec", "2 min 5 sec", "1 hr 3 min". */
export function formatTimeLeft({ seconds, locale }: Pick<FormatDurationParameters, "seconds" | "locale">): string {
  const write = (value: number, unit: string) =>
    numberFormat(locale, { style: "unit", unit, unitDisplay: "short" }).format(value);
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE)];
  if (hours > 0) return `${write(hours, "hour")} ${write(minutes, "minute")}`;
  const rest = write(seconds % MINUTE, "second");
  return minutes > 0 ? `${write(minutes, "minute")} ${rest}` : rest;
}

/** The narrowest form that people write. */
function narrowDisplay(locale: string, unit: string): "narrow" | "short" | "long" {
  // A single letter: "7 ي".
  if (unit === "day" && /^ar\b/.test(locale)) return "long";
  // No space before the unit: "24h".
  return /^fr\b/.test(locale) ? "short" : "narrow";
}

const MINUTE = 60;
const HOUR = 3600;
const ONE_SECOND = { size: 1, unit: "second" };

/** One day is formatted as 24 hours, because it is not a calendar day. */
const units = [
  { from: 172_800, size: 86_400, unit: "day" },
  { from: HOUR, size: HOUR, unit: "hour" },
  { from: MINUTE, size: MINUTE, unit: "minute" },
];
