/**
 * Isolates the direction of a text, as `<bdi>` does in HTML, inside an SVG or a sentence. In a right-to-left sentence, "+1 BTC"
 * would be in another order.
 */
export function isolate(text: string): string {
  return `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`;
}

const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";
