import { contrast } from "./contrast.ts";
import { fromOklch, toOklch } from "./oklch.ts";

export interface Accent {
  /** Accent of the light theme as `#rrggbb`. */
  readonly light: string;
  /** Accent of the dark theme, with the hue of the light one. */
  readonly dark: string;
  /** Whether the light accent is darker than the given colour, because text in that colour would be hard to read. */
  readonly isDarkened: boolean;
}

/** Derives the accents of both themes from one colour, `#rrggbb`. Both have the contrast of text on every surface. */
export function deriveAccent(colour: string): Accent {
  const { lightness, chroma, hue } = toOklch(colour);
  const light = isReadable(colour, DARKEST_LIGHT_SURFACE)
    ? colour
    : firstReadable(DARKEST_LIGHT_SURFACE, (step) => fromOklch({ lightness: lightness - step, chroma, hue }));
  // Pale enough for a dark page. A strong chroma would glow there.
  const pale = { lightness: Math.max(0.74, lightness), chroma: Math.min(chroma, 0.13), hue };
  const dark = firstReadable(LIGHTEST_DARK_SURFACE, (step) => fromOklch({ ...pale, lightness: pale.lightness + step }));
  return { light, dark, isDarkened: light !== colour };
}

// The surfaces of tokens.css with the least contrast: the page of the light theme and a hovered row of the dark one.
const DARKEST_LIGHT_SURFACE = "#f4f5f7";
const LIGHTEST_DARK_SURFACE = "#20242b";

function isReadable(colour: string, surface: string): boolean {
  return contrast(colour, surface) >= 4.5;
}

function firstReadable(surface: string, colourAt: (step: number) => string): string {
  for (let step = 0; step < 1; step += 0.005) {
    const colour = colourAt(step);
    if (isReadable(colour, surface)) return colour;
  }
  throw new Error(`No colour can be read on ${surface}.`);
}
