import { readRgb } from "../pages/readRgb.ts";
import type { Scheme } from "./themeColours.ts";

export interface ReadColoursParameters<TName extends string> {
  /** Parent of the temporary element that the colours are read from. */
  readonly parent: HTMLElement;
  /** Custom properties. */
  readonly names: readonly TName[];
}

/** Reads colours of the page's style sheets in both schemes, as `#rrggbb`. */
export function readColours<TName extends string>(
  parameters: ReadColoursParameters<TName>,
): Readonly<Record<Scheme, Readonly<Record<TName, string>>>> {
  const { parent, names } = parameters;
  const probe = parent.appendChild(document.createElement("span"));
  const read = (scheme: Scheme) => {
    probe.dataset["pkTheme"] = scheme;
    return Object.fromEntries(names.map((name) => [name, colourOf(name)])) as Record<TName, string>;
  };
  const colours = { light: read("light"), dark: read("dark") };
  probe.remove();
  return colours;

  function colourOf(name: TName): string {
    probe.style.setProperty("color", `var(${name})`);
    const [red, green, blue] = readRgb(getComputedStyle(probe).color);
    return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
  }
}
