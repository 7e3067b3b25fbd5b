import { numberFormat } from "../format/numberFormat.ts";

/** A text that differs by a number, by the categories of `Intl.PluralRules`; a language has as many as it needs. */
export type PluralForms = { readonly [TCategory in Exclude<Intl.LDMLPluralRule, "other">]?: string | undefined } & {
  readonly other: string;
};

/** Puts values where a text says `{name}`. A name without a value stays as it is, so that a mistake shows. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

export interface FillPluralParameters {
  readonly forms: PluralForms;
  /** What the form is chosen by. */
  readonly count: number;
  /** BCP 47; also how `{count}` is written. */
  readonly locale: string;
  /** Values beside `{count}`. */
  readonly values?: Readonly<Record<string, string>> | undefined;
}

/** Chooses the form that belongs to a number, and puts `{count}` and the other values in. */
export function fillPlural({ forms, count, locale, values = {} }: FillPluralParameters): string {
  const text = forms[pluralRules(locale).select(count)] ?? forms.other;
  return fillText(text, { count: numberFormat(locale, {}).format(count), ...values });
}

const rules = new Map<string, Intl.PluralRules>();

function pluralRules(locale: string): Intl.PluralRules {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return known;
}
