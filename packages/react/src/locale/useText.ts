"use client";

import type { Text } from "../text/text.ts";
import { wordsIn } from "../text/words.ts";
import { useLocaleContext } from "./LocaleContext.ts";

/** The words of the kit in the provider's language, with the host's own words on top. */
export function useText(): Text {
  return wordsIn(useLocaleContext().words);
}
