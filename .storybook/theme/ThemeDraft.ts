import type { Brand } from "../../packages/react/brand/Brand.ts";
import { deriveAccent } from "../../packages/react/brand/deriveAccent.ts";
import type { Palette, Scheme } from "./themeColours.ts";

/** Unsaved values of a theme: a brand, and finer changes of its colours and text. */
export interface ThemeDraft extends Brand {
  readonly scheme: Scheme;
  readonly colours: Palette;
  /** Size of body text in pixels. */
  readonly fontSize: number;
}

/** Applies a brand to a draft. Both accents come from the brand, or are the kit's own. */
export function applyBrand(draft: ThemeDraft, own: ThemeDraft, brand: Brand): ThemeDraft {
  const accent = brand.accent === "" ? undefined : deriveAccent(brand.accent);
  const coloursOf = (scheme: Scheme) => ({
    ...draft.colours[scheme],
    "--pk-color-accent": accent?.[scheme] ?? own.colours[scheme]["--pk-color-accent"],
  });
  return { ...draft, ...brand, colours: { light: coloursOf("light"), dark: coloursOf("dark") } };
}
