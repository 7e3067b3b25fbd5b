"use client";

import { messagesOf } from "../text/messageSource.ts";
import type { Section, TextOf } from "../text/text.ts";
import { useLocale } from "./LocaleContext.ts";

/**
 * Returns messages in the provider's language, with the host's overrides.
 *
 * @param sections The English sections. Passing them here keeps the messages of other components out of the bundle.
 */
export function useText<const TSections extends readonly Section[]>(...sections: TSections): TextOf<TSections[number]> {
  return messagesOf(useLocale().messages, sections);
}
