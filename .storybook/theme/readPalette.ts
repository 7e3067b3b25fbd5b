import { readColours } from "./readColours.ts";
import { colourNames, type Palette } from "./themeColours.ts";

/** Reads the kit's current colours from a temporary element. */
export function readPalette(place: HTMLElement): Palette {
  return readColours({ place, names: colourNames });
}
