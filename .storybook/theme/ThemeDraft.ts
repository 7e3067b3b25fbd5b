import type { Palette, Scheme } from "./themeColours.ts";

/** Unsaved values of a theme. */
export interface ThemeDraft {
  readonly scheme: Scheme;
  readonly colours: Palette;
  readonly density: "comfortable" | "compact";
  /** Corner radius in pixels. */
  readonly radius: number;
  /** Size of body text in pixels. */
  readonly fontSize: number;
  /** Font family. Empty: the page's font. */
  readonly font: string;
}
