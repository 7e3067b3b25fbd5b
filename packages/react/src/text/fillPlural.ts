import { numberFormat } from "../format/numberFormat.ts";
import { fillText } from "./fillText.ts";
import type { PluralForms } from "./PluralForms.ts";

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
