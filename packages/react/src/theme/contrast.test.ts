// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const declared = new Map(
  Array.from(css.matchAll(/(--pk-[\w-]+):\s*([^;]+);/g), ([, name = "", value = ""]) => [name, value]),
);

type Theme = "light" | "dark";
type Colour = readonly [red: number, green: number, blue: number];

const texts = ["text", "text-secondary", "text-muted", "accent", "up", "down", "warn", "info"];
const surfaces = ["surface", "surface-subtle", "surface-hover"];
const themes: readonly Theme[] = ["light", "dark"];

test.each(
  themes.flatMap((theme) => texts.flatMap((text) => surfaces.map((surface) => [theme, text, surface] as const))),
)("behaviour: %s: %s can be read on %s", (theme, text, surface) => {
  expect(contrast(read(text, theme), read(surface, theme))).toBeGreaterThanOrEqual(4.5);
});

test.each(
  themes.flatMap((theme) => ["text-secondary", "up", "down", "warn", "info"].map((tone) => [theme, tone] as const)),
)("behaviour: %s: %s can be read on its own tint", (theme, tone) => {
  const tint = mix(read(tone, theme), read("surface", theme), 0.1);
  expect(contrast(read(tone, theme), tint)).toBeGreaterThanOrEqual(4.5);
});

test.each(themes)("behaviour: %s: text can be read while a change is tinted", (theme) => {
  for (const tone of ["up", "down"]) {
    expect(contrast(read("text", theme), mix(read(tone, theme), read("surface", theme), 0.18))).toBeGreaterThanOrEqual(
      4.5,
    );
  }
});

test.each(themes)("behaviour: %s: the frame of a control can be seen", (theme) => {
  expect(contrast(read("border-control", theme), read("surface", theme))).toBeGreaterThanOrEqual(3);
});

function read(name: string, theme: Theme): Colour {
  const match = /^light-dark\(var\((.+)\), var\((.+)\)\)$/.exec(declared.get(`--pk-color-${name}`) ?? "");
  const hex = declared.get(match?.[theme === "light" ? 1 : 2] ?? "") ?? "";
  const channels = /^#(..)(..)(..)$/
    .exec(hex)
    ?.slice(1)
    .map((channel) => Number.parseInt(channel, 16));
  const [red, green, blue] = channels ?? [];
  if (red === undefined || green === undefined || blue === undefined)
    throw new Error(`${name} has no colour in ${theme}`);
  return [red, green, blue];
}

function mix(a: Colour, b: Colour, share: number): Colour {
  const channel = (index: 0 | 1 | 2) => a[index] * share + b[index] * (1 - share);
  return [channel(0), channel(1), channel(2)];
}

/** As WCAG 2 defines it. */
function contrast(a: Colour, b: Colour): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
