/**
 * Seconds that a `Retry-After` header asks to wait, from its number or its HTTP date; `undefined` where it is neither. At
 * most a million: a timer told to wait for more than 24 days runs at once.
 */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const text = header.trim();
  if (/^\d+$/.test(text)) return Math.min(LONGEST, Number.parseInt(text, 10));
  if (!httpDate.test(text)) return undefined;
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : Math.min(LONGEST, Math.max(0, Math.ceil((time - now) / 1000)));
}

const httpDate = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;

const LONGEST = 1_000_000;
