// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const ordinary = declarations(":where(:root) {");
const highContrast = new Map([...ordinary, ...declarations(':where([data-pk-theme~="contrast"]) {')]);

type Theme = "light" | "dark";
type Tokens = ReadonlyMap<string, string>;
type Colour = readonly [red: number, green: number, blue: number];

const texts = ["text", "text-secondary", "text-muted", "accent", "up", "down", "warn", "info", "success", "danger"];
const surfaces = ["surface", "surface-subtle", "surface-raised", "surface-hover"];
const pairs = ["blue-orange", "red-up"];
const themes: readonly Theme[] = ["light", "dark"];

test.each(
  themes.flatMap((theme) => texts.flatMap((text) => surfaces.map((surface) => [theme, text, surface] as const))),
)("behaviour: %s: %s can be read on %s", (theme, text, surface) => {
  expect(contrast(read(text, theme), read(surface, theme))).toBeGreaterThanOrEqual(4.5);
});

test.each(
  themes.flatMap((theme) =>
    ["text-secondary", "up", "down", "warn", "info", "success", "danger"].map((tone) => [theme, tone] as const),
  ),
)("behaviour: %s: %s can be read on its own tint", (theme, tone) => {
  const tint = mix(read(tone, theme), read("surface", theme), 0.1);
  expect(contrast(read(tone, theme), tint)).toBeGreaterThanOrEqual(4.5);
});

test.each(themes)("behaviour: %s: text on a tint has enough contrast", (theme) => {
  for (const tone of ["up", "down"]) {
    expect(contrast(read("text", theme), mix(read(tone, theme), read("surface", theme), 0.18))).toBeGreaterThanOrEqual(
      4.5,
    );
  }
});

test.each(themes)("behaviour: %s: text on a filled button has enough contrast", (theme) => {
  expect(contrast(read("on-accent", theme), read("accent", theme))).toBeGreaterThanOrEqual(4.5);
  expect(contrast(read("on-danger", theme), read("danger", theme))).toBeGreaterThanOrEqual(4.5);
});

test.each(themes.flatMap((theme) => surfaces.map((surface) => [theme, surface] as const)))(
  "behaviour: %s: the frame of a control and the ring of focus can be seen on %s",
  (theme, surface) => {
    expect(contrast(read("border-control", theme), read(surface, theme))).toBeGreaterThanOrEqual(3);
    expect(contrast(read("accent", theme), read(surface, theme))).toBeGreaterThanOrEqual(3);
  },
);

test.each(themes)("behaviour: %s: high contrast has 7:1 for text and 3:1 for lines", (theme) => {
  for (const surface of surfaces) {
    const ground = read(surface, theme, highContrast);
    for (const text of texts)
      expect(contrast(read(text, theme, highContrast), ground), `${text} on ${surface}`).toBeGreaterThanOrEqual(7);
    expect(contrast(read("border-control", theme, highContrast), ground)).toBeGreaterThanOrEqual(3);
  }
  expect(contrast(read("border", theme, highContrast), read("surface", theme))).toBeGreaterThanOrEqual(3);
  for (const tone of ["accent", "danger"])
    expect(contrast(read(`on-${tone}`, theme), read(tone, theme, highContrast))).toBeGreaterThanOrEqual(7);
});

test.each(themes.flatMap((theme) => pairs.map((pair) => [theme, pair] as const)))(
  "behaviour: %s: %s can be read, with more contrast too",
  (theme, pair) => {
    const surface = read("surface", theme);
    const usual = new Map([...ordinary, ...declarations(`:where([data-pk-change="${pair}"]) {`)]);
    const strong = new Map([
      ...usual,
      ...declarations(`[data-pk-change="${pair}"] [data-pk-theme~="contrast"]\n  ) {`),
    ]);
    for (const change of ["up", "down"]) {
      expect(contrast(read(change, theme, usual), surface)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(read(change, theme, strong), surface)).toBeGreaterThanOrEqual(7);
    }
  },
);

test("behaviour: high contrast is the same by preference and by attribute", () => {
  const asked = /prefers-contrast: more\) \{\s*:where\(:root\) \{([^}]+)\}/.exec(css)?.[1] ?? "";
  const set = /:where\(\[data-pk-theme~="contrast"\]\) \{([^}]+)\}/.exec(css)?.[1] ?? "none";
  expect(asked.replaceAll(/\s+/g, " ")).toBe(set.replaceAll(/\s+/g, " "));
});

/** The declarations of a block. */
function declarations(selector: string): Tokens {
  const start = css.indexOf(selector);
  const block = css.slice(start, css.indexOf("}", start));
  return new Map(
    Array.from(block.matchAll(/(--pk-[\w-]+):\s*([^;]+);/g), ([, name = "", value = ""]) => [name, value]),
  );
}

function read(name: string, theme: Theme, tokens: Tokens = ordinary): Colour {
  const match = /^light-dark\(var\((.+)\), var\((.+)\)\)$/.exec(tokens.get(`--pk-color-${name}`) ?? "");
  const hex = tokens.get(match?.[theme === "light" ? 1 : 2] ?? "") ?? "";
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

/** Contrast ratio of WCAG 2. */
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
