import type { Some } from "../provider/withDefaults.ts";
import type { en } from "./en.ts";
import type { PluralForms } from "./fillText.ts";

/** Every word the kit shows. `{name}` in a text is where a value goes. */
export type Text = {
  readonly [TSection in keyof typeof en]: {
    readonly [TKey in keyof (typeof en)[TSection]]: (typeof en)[TSection][TKey] extends string ? string : PluralForms;
  };
};

/** Words that a host puts in place of the kit's. One that is `undefined` says nothing. */
export type TextOverrides = { readonly [TSection in keyof Text]?: Some<Text[TSection]> | undefined };

/** A language that is not English. What it does not have yet is shown in English. `pnpm messages` lists what is missing. */
export type Catalogue = { readonly [TSection in keyof Text]?: Partial<Text[TSection]> };

/** A section of the English catalogue under its name. */
export type Section = Partial<Text>;

/** The words of sections, all in one. */
export type TextOf<TSection extends Section> = Pick<Text, NameOf<TSection>>;

/** A resource's messages in another language: the sections of its English file, of which some may still be missing. */
export type Translation<TEnglish> = Pick<Catalogue, NameOf<TEnglish[keyof TEnglish]>>;

type NameOf<TSection> = TSection extends unknown ? keyof TSection & keyof Text : never;
