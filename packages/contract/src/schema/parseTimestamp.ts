/** Parses an RFC 3339 text into milliseconds since the epoch. Returns `undefined` if the text is invalid. */
export function parseTimestamp(text: string): number | undefined {
  const [, date = "", day] = rfc3339.exec(text) ?? [];
  // `Date.parse` reads the 30th of February as the 1st or 2nd of March. Every month has 28 days.
  if (day === undefined || (day > "28" && new Date(date).getUTCDate() !== Number(day))) return undefined;
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : time;
}

const rfc3339 = /^(\d{4}-\d\d-(\d\d))[Tt](?:[01]\d|2[0-3]):\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/;
