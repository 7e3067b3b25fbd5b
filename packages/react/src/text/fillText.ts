import { numberFormat, pluralRules } from "../format/intl.ts";
import { enService } from "./messages.en.ts";
import type { PluralForms, TextOverrides } from "./text.ts";

/** Replaces `{name}` by its value. A placeholder without a value stays, so that the mistake is visible. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/**
 * Puts the service's name into every message that says `{service}`. `serviceName` is used unchanged. By default, the words of
 * the catalogue ("the service") are used, with a capital letter at the start of a sentence.
 */
export function fillServiceName<TMessages extends TextOverrides>(messages: TMessages, serviceName?: string): TMessages {
  const words = messages.service?.name ?? enService.service.name;
  const name = serviceName ?? words;
  const nameAtStart = serviceName ?? words.charAt(0).toUpperCase() + words.slice(1);
  const fill = (value: unknown): unknown => {
    if (typeof value === "string") {
      const text = value.replace(/(^|[.?!] )\{service\}/g, (_, start: string) => start + nameAtStart);
      return text.replaceAll("{service}", () => name);
    }
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, fill(text)]));
  };
  // The same messages, key by key.
  return fill(messages) as TMessages;
}

export interface FillPluralParameters {
  readonly forms: PluralForms;
  readonly count: number;
  /** BCP 47. Also formats `{count}`. */
  readonly locale: string;
  /** Values beside `{count}`. */
  readonly values?: Readonly<Record<string, string>> | undefined;
}

/** Selects the plural form of a number and fills in `{count}` and the other values. */
export function fillPlural({ forms, count, locale, values = {} }: FillPluralParameters): string {
  const text = forms[pluralRules(locale).select(count)] ?? forms.other;
  return fillText(text, { count: numberFormat(locale, {}).format(count), ...values });
}
