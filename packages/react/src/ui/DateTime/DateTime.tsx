"use client";

import type { ReactElement } from "react";
import { formatDateTime } from "../../format/formatDateTime.ts";
import { useKitContext } from "../../provider/KitContext.ts";
import { useClock } from "../../provider/useClock.ts";

export interface DateTimeProps {
  /** As the service wrote it. */
  readonly timestamp: string;
}

/** Date and time of day where the reader is. A server does not know where that is and writes UTC until the page takes over. */
export function DateTime({ timestamp }: DateTimeProps): ReactElement {
  const { locale } = useKitContext();
  const local = useClock(() => formatDateTime({ timestamp, locale }));
  return <time dateTime={timestamp}>{local ?? formatDateTime({ timestamp, locale, timeZone: "UTC" })}</time>;
}
