import { readColours } from "./readColours.ts";
import { colourNames, type Palette } from "./themeColours.ts";

/** Reads the kit's current colours from a temporary element. */
export function readPalette(parent: HTMLElement): Palette {
  return readColours({ parent, names: colourNames });
}
