/**
 * Parses `Retry-After` (seconds or HTTP date) into seconds. Returns `undefined` if it is neither. Capped at 1,000,000,
 * because `setTimeout` fires immediately above 24 days.
 */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const text = header.trim();
  if (/^\d+$/.test(text)) return Math.min(SECONDS_MAX, Number.parseInt(text, 10));
  if (!httpDate.test(text)) return undefined;
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : Math.min(SECONDS_MAX, Math.max(0, Math.ceil((time - now) / 1000)));
}

const httpDate = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;

const SECONDS_MAX = 1_000_000;
