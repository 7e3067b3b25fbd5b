import { numberFormat, pluralRules } from "../format/intl.ts";

/** A message in the plural categories of `Intl.PluralRules` that the language uses. */
export type PluralForms = { readonly [TCategory in Exclude<Intl.LDMLPluralRule, "other">]?: string | undefined } & {
  readonly other: string;
};

/** Replaces `{name}` by its value. A placeholder without a value stays, so that the mistake is visible. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
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
