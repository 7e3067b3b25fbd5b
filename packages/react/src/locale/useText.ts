"use client";

import { messagesOf } from "../text/messageSource.ts";
import type { Section, TextOf } from "../text/text.ts";
import { useLocale } from "./LocaleContext.ts";

/**
 * Words of the kit in the provider's language, with the host's own words on top.
 *
 * @param sections What is asked for, in English: a page carries the words of what it shows, and no others.
 */
export function useText<const TSections extends readonly Section[]>(...sections: TSections): TextOf<TSections[number]> {
  return messagesOf(useLocale().messages, sections);
}
