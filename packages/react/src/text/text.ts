import type { en } from "./en.ts";

/** Every word the kit shows. `{name}` in a text is where a value goes. */
export type Text = {
  readonly [TSection in keyof typeof en]: { readonly [TKey in keyof (typeof en)[TSection]]: string };
};

/** Words that a host puts in place of the kit's. */
export type TextOverrides = { readonly [TSection in keyof Text]?: Partial<Text[TSection]> | undefined };
