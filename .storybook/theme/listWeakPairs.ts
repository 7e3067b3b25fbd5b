import { contrast } from "../../packages/react/brand/contrast.ts";
import { type Palette, type Scheme, type ThemeColour, themeColours } from "./themeColours.ts";

/** Lists text colours with less than the WCAG 2 contrast, one sentence each. */
export function listWeakPairs(colours: Palette): readonly string[] {
  return (["light", "dark"] as const).flatMap((scheme) =>
    pairs.flatMap(([text, ground]) => describe(colours, scheme, text, ground) ?? []),
  );
}

function describe(colours: Palette, scheme: Scheme, text: ThemeColour, ground: ThemeColour): string | undefined {
  const ratio = contrast(colours[scheme][text], colours[scheme][ground]);
  if (ratio >= ENOUGH) return undefined;
  // Rounds down, so that 4.46 is not shown as 4.5.
  const shown = (Math.floor(ratio * 10) / 10).toFixed(1);
  return `${scheme === "light" ? "Light" : "Dark"}: ${themeColours[text]} on ${themeColours[ground]} is ${shown} : 1 and has to be ${ENOUGH} : 1.`;
}

const ENOUGH = 4.5;

const onSurface = [
  "text",
  "text-secondary",
  "text-muted",
  "accent",
  "up",
  "down",
  "warn",
  "info",
  "success",
  "danger",
] as const;

const pairs: readonly (readonly [text: ThemeColour, ground: ThemeColour])[] = [
  ...onSurface.map((name) => [`--pk-color-${name}`, "--pk-color-surface"] as const),
  ...(["text", "text-secondary", "text-muted"] as const).map(
    (name) => [`--pk-color-${name}`, "--pk-color-surface-subtle"] as const,
  ),
  ["--pk-color-on-accent", "--pk-color-accent"],
  ["--pk-color-on-danger", "--pk-color-danger"],
];
