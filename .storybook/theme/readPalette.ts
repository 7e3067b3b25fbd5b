import { colourNames, type Palette, type Scheme, type ThemeColour } from "./themeColours.ts";

/** The kit's own colours, as the style sheet has them at present. Reads them off an element it puts into another. */
export function readPalette(place: HTMLElement): Palette {
  const probe = place.appendChild(document.createElement("span"));
  const read = (scheme: Scheme) => {
    probe.dataset["pkTheme"] = scheme;
    return Object.fromEntries(colourNames.map((name) => [name, colourOf(name)])) as Record<ThemeColour, string>;
  };
  const palette = { light: read("light"), dark: read("dark") };
  probe.remove();
  return palette;

  function colourOf(name: ThemeColour): string {
    probe.style.setProperty("color", `var(${name})`);
    const channels = Array.from(getComputedStyle(probe).color.matchAll(/\d+/g), ([channel]) => channel);
    return `#${channels.map((channel) => Number.parseInt(channel, 10).toString(16).padStart(2, "0")).join("")}`;
  }
}
