import type { Palette, Scheme } from "./themeColours.ts";

/** A theme while it is made. */
export interface ThemeDraft {
  readonly scheme: Scheme;
  readonly colours: Palette;
  readonly density: "comfortable" | "compact";
  /** Pixels. */
  readonly radius: number;
  /** Pixels, of what is read. */
  readonly fontSize: number;
  /** Empty: the page's. */
  readonly font: string;
}
