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
  /** Whether to leave out the current year, which is then in the tooltip. Default false. */
  readonly hidesThisYear?: boolean | undefined;
}

/**
 * Date and time in the reader's time zone, or in UTC on a server and until the page has hydrated. The tooltip of a part of
 * them is both.
 */
export function DateTime({ timestamp, precision, hidesThisYear = false }: DateTimeProps): ReactElement {
  const { locale } = useLocale();
  const local = useClock((now) =>
    formatDateTime({ timestamp, locale, precision, now: hidesThisYear ? now : undefined }),
  );
  const whole = useClock(() =>
    hidesThisYear || precision === "day" || precision === "time" ? formatDateTime({ timestamp, locale }) : undefined,
  );
  return (
    <time dateTime={timestamp} title={whole}>
      {local ?? formatDateTime({ timestamp, locale, precision, timeZone: "UTC" })}
    </time>
  );
}
