"use client";

import { formatList } from "../format/formatList.ts";
import { numberFormat } from "../format/intl.ts";
import { memoize } from "../format/memoize.ts";
import { fillPlural, fillText } from "../text/fillText.ts";
import { messagesOf } from "../text/messageSource.ts";
import type { PluralForms, Section, TextOf } from "../text/text.ts";
import { useLocale } from "./LocaleContext.ts";

/** Writes values into messages, in the provider's language. */
export interface TextWriter {
  /** BCP 47. */
  readonly locale: string;
  /** Replaces each `{name}` of a message. */
  readonly fill: typeof fillText;
  /** Selects the plural form for a count, and replaces `{count}` and each `{name}`. */
  readonly plural: (forms: PluralForms, count: number, values?: Readonly<Record<string, string>>) => string;
  readonly number: (value: number) => string;
  /** Joins a list, such as "one, two, and three". */
  readonly join: (items: Iterable<string>) => string;
}

/**
 * Returns messages in the provider's language, with the host's overrides, and what writes values into them.
 *
 * @param sections The English sections. Passing them here keeps the messages of other components out of the bundle.
 */
export function useText<const TSections extends readonly Section[]>(
  ...sections: TSections
): TextOf<TSections[number]> & TextWriter {
  const { locale, messages } = useLocale();
  return { ...messagesOf(messages, sections), ...writerOf(locale) };
}

const writerOf = memoize(
  (locale: string): TextWriter => ({
    locale,
    fill: fillText,
    plural: (forms, count, values) => fillPlural({ forms, count, locale, values }),
    number: (value) => numberFormat(locale, {}).format(value),
    join: (items) => formatList({ items: [...items], locale }),
  }),
);
