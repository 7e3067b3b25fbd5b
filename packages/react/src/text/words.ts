import { loadCatalogue } from "./catalogues.ts";
import { en } from "./en.ts";
import { mergeText } from "./mergeText.ts";
import type { Text, TextOverrides } from "./text.ts";

/** Where words come from. */
export interface Words {
  /** The catalogue of the language, once it is here; until then, and for English, there is none. */
  readonly catalogue: TextOverrides | undefined;
  /** The host's own words. */
  readonly overrides: TextOverrides | undefined;
  /** Called by whoever shows words, with the way to get them: a page that shows none loads none. */
  readonly need: (load: (locale: string) => Promise<TextOverrides | undefined>) => void;
}

/** The words to show: the catalogue, English in place of it while it loads, and the host's own on top. */
export function wordsIn(words: Words): Text {
  words.need(loadCatalogue);
  const known = merged.get(words);
  if (known) return known;
  const text = mergeText(mergeText(en, words.catalogue), words.overrides);
  merged.set(words, text);
  return text;
}

const merged = new WeakMap<Words, Text>();
