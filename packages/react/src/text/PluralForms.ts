/** A text that differs by a number, by the categories of `Intl.PluralRules`; a language has as many as it needs. */
export type PluralForms = { readonly [TCategory in Exclude<Intl.LDMLPluralRule, "other">]?: string | undefined } & {
  readonly other: string;
};
