/**
 * Lets a text run in its own direction inside a plot, which runs from left to right in every language: in Arabic the mark
 * of the afternoon stands to the left of the time. What `<bdi>` is to HTML, for the text of an SVG.
 */
export function isolate(text: string): string {
  return `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`;
}

const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";
