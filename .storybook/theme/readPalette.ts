import { readColours } from "./readColours.ts";
import { colourNames, type Palette } from "./themeColours.ts";

/** The kit's own colours, as the style sheet has them at present. Reads them off an element it puts into another. */
export function readPalette(place: HTMLElement): Palette {
  return readColours({ place, names: colourNames });
}
