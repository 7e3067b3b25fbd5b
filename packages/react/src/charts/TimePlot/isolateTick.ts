import { isolate } from "../../format/isolate.ts";
import { directionOf } from "../../locale/directionOf.ts";

/**
 * Isolates a number of an axis. Its first mark would turn a negative Arabic number: a word for thousands or millions would be on
 * the other side than that of a positive one.
 */
export function isolateTick(text: string, locale: string): string {
  return directionOf(locale) === "rtl" ? `${RIGHT_TO_LEFT_ISOLATE}${text}${POP_ISOLATE}` : isolate(text);
}

const RIGHT_TO_LEFT_ISOLATE = "\u2067";
const POP_ISOLATE = "\u2069";
