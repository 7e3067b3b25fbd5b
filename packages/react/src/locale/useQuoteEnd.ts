"use client";

import { parseTimestamp } from "@partner-kit/contract";
import { useLocale } from "./LocaleContext.ts";

export interface UseQuoteEndParameters {
  /** As the quote reports it. */
  readonly expiresAt: string | null | undefined;
  /** By the page's clock, in milliseconds since the epoch. `undefined` if it is not known. */
  readonly receivedAt: number | undefined;
}

/**
 * When a quote ends, by the page's clock, in milliseconds since the epoch. `undefined` if it names no time. Also `undefined` if it
 * was over before it arrived: then the page's clock is wrong, and only the service can reject the quote.
 */
export function useQuoteEnd({ expiresAt, receivedAt }: UseQuoteEndParameters): number | undefined {
  const { clock } = useLocale();
  const time = expiresAt ? parseTimestamp(expiresAt) : undefined;
  if (time === undefined) return undefined;
  const end = clock.fromService(time);
  return receivedAt !== undefined && end <= receivedAt ? undefined : end;
}
