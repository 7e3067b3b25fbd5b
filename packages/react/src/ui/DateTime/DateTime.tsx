"use client";

import type { ReactElement } from "react";
import { type FormatDateTimeParameters, formatDateTime } from "../../format/formatDateTime.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useClock } from "../../locale/useClock.ts";

export interface DateTimeProps {
  /** RFC 3339. */
  readonly timestamp: string;
  /** Default `minute`. */
  readonly precision?: FormatDateTimeParameters["precision"];
}

/**
 * Date and time in the reader's time zone, or in UTC on a server and until the page has hydrated. The tooltip of a date
 * or of a time is both.
 */
export function DateTime({ timestamp, precision }: DateTimeProps): ReactElement {
  const { locale } = useLocale();
  const local = useClock(() => formatDateTime({ timestamp, locale, precision }));
  const whole = useClock(() =>
    precision === "day" || precision === "time" ? formatDateTime({ timestamp, locale }) : undefined,
  );
  return (
    <time dateTime={timestamp} title={whole}>
      {local ?? formatDateTime({ timestamp, locale, precision, timeZone: "UTC" })}
    </time>
  );
}
