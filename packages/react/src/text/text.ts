import type { Some } from "../provider/withDefaults.ts";
import type { en } from "./en.ts";

/** A message in the plural categories of `Intl.PluralRules` that the language uses. */
export type PluralForms = { readonly [TCategory in Exclude<Intl.LDMLPluralRule, "other">]?: string | undefined } & {
  readonly other: string;
};

/** Every message of the kit. `{name}` is a placeholder. */
export type Text = {
  readonly [TSection in keyof typeof en]: {
    readonly [TKey in keyof (typeof en)[TSection]]: (typeof en)[TSection][TKey] extends string ? string : PluralForms;
  };
};

/** Messages that replace the kit's. `undefined` keeps the kit's message. */
export type TextOverrides = { readonly [TSection in keyof Text]?: Some<Text[TSection]> | undefined };

/** Messages of a language other than English. Missing ones are shown in English. `pnpm messages` lists them. */
export type Catalogue = { readonly [TSection in keyof Text]?: Partial<Text[TSection]> };

/** Catalogues by language (`ar`). */
export type Catalogues = Readonly<Record<string, TextOverrides | undefined>>;

/** One or more sections of a catalogue. */
export type Section = Partial<Text>;

/** The messages of several sections in one object. */
export type TextOf<TSection extends Section> = Pick<Text, NameOf<TSection>>;

/** A resource's messages in another language, with the sections of its English file. Messages may be missing. */
export type Translation<TEnglish> = Pick<Catalogue, NameOf<TEnglish[keyof TEnglish]>>;

type NameOf<TSection> = TSection extends unknown ? keyof TSection & keyof Text : never;
