import type { en } from "./en.ts";
import type { PluralForms } from "./PluralForms.ts";

/** Every word the kit shows. `{name}` in a text is where a value goes. */
export type Text = {
  readonly [TSection in keyof typeof en]: {
    readonly [TKey in keyof (typeof en)[TSection]]: (typeof en)[TSection][TKey] extends string ? string : PluralForms;
  };
};

/** Words that a host puts in place of the kit's. */
export type TextOverrides = { readonly [TSection in keyof Text]?: Partial<Text[TSection]> | undefined };
