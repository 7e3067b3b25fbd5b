"use client";

import type { ReactElement } from "react";
import { formatDateTime } from "../../format/formatDateTime.ts";
import { useLocale } from "../../locale/LocaleContext.ts";
import { useClock } from "../../locale/useClock.ts";

export interface DateTimeProps {
  /** As the service wrote it. */
  readonly timestamp: string;
}

/** Date and time of day where the reader is. A server does not know where that is and writes UTC until the page takes over. */
export function DateTime({ timestamp }: DateTimeProps): ReactElement {
  const { locale } = useLocale();
  const local = useClock(() => formatDateTime({ timestamp, locale }));
  return <time dateTime={timestamp}>{local ?? formatDateTime({ timestamp, locale, timeZone: "UTC" })}</time>;
}
