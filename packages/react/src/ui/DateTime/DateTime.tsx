"use client";

import type { ReactElement } from "react";
import { type FormatDateTimeParameters, formatDateTime } from "../../format/formatDateTime.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useClock } from "../../locale/useClock.ts";

export interface DateTimeProps {
  /** As the service wrote it. */
  readonly timestamp: string;
  /** `second` where what happened is held against something near it. Default `minute`. */
  readonly precision?: FormatDateTimeParameters["precision"];
}

/** Date and time of day where the reader is. A server does not know where that is and writes UTC until the page takes over. */
export function DateTime({ timestamp, precision }: DateTimeProps): ReactElement {
  const { locale } = useLocale();
  const local = useClock(() => formatDateTime({ timestamp, locale, precision }));
  return <time dateTime={timestamp}>{local ?? formatDateTime({ timestamp, locale, precision, timeZone: "UTC" })}</time>;
}
