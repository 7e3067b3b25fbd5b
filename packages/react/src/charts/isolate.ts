/**
 * Isolates a text's direction inside an SVG, as `<bdi>` does in HTML. Plots run from left to right in all locales, but in
 * Arabic "pm" is to the left of the time.
 */
export function isolate(text: string): string {
  return `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`;
}

const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";
