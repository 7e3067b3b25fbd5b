// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Colour, contrast, luminance, mix, readColour } from "./contrast.ts";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const ordinary = declarations(":where(:root) {");
const highContrast = new Map([...ordinary, ...declarations(':where([data-pk-theme~="contrast"]) {')]);

type Theme = "light" | "dark";
type Tokens = ReadonlyMap<string, string>;

const texts = ["text", "text-secondary", "text-muted", "accent", "up", "down", "warn", "info", "success", "danger"];
const surfaces = ["page", "surface", "surface-subtle", "surface-raised", "surface-hover"];
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

// Regression: in the dark theme, a selected segment was darker than its track, and looked like a hole in it.
test.each(themes)("behaviour: %s: a selected segment is lighter than its track, and its text can be read", (theme) => {
  const [selected, track] = theme === "light" ? (["surface", "fill"] as const) : (["fill", "page"] as const);
  const sheet = readFileSync(new URL("../ui/RadioGroup/RadioGroup.css", import.meta.url), "utf8");
  expect(sheet).toContain("background: light-dark(var(--pk-color-surface), var(--pk-color-fill))");
  expect(sheet).toContain("background: light-dark(var(--pk-color-fill), var(--pk-color-page))");
  expect(luminance(read(selected, theme))).toBeGreaterThan(luminance(read(track, theme)));
  for (const text of ["text", "up", "down"])
    expect(contrast(read(text, theme), read(selected, theme)), `${text} on a segment`).toBeGreaterThanOrEqual(4.5);
  expect(contrast(read("text-secondary", theme), read(track, theme))).toBeGreaterThanOrEqual(4.5);
});

// Regression: ten lines between dark rows were louder than the figures in them.
test.each(themes)(
  "behaviour: %s: lines between rows can be seen, and are not stronger than the edges of cards",
  (theme) => {
    const [row, edge] = (["border-row", "border"] as const).map((line) =>
      contrast(read(line, theme), read("surface", theme)),
    );
    expect(row).toBeGreaterThanOrEqual(1.25);
    expect(row).toBeLessThanOrEqual(1.32);
    expect(row).toBeLessThanOrEqual(edge ?? 0);
  },
);

// Regression: cards had the colour of the page around them, as far as the eye can see.
test("behaviour: dark cards stand out from the page", () => {
  expect(contrast(read("surface", "dark"), read("page", "dark"))).toBeGreaterThanOrEqual(1.1);
});

test.each(themes)("behaviour: %s: high contrast has 7:1 for text and 3:1 for lines", (theme) => {
  for (const surface of surfaces) {
    const ground = read(surface, theme, highContrast);
    for (const text of texts)
      expect(contrast(read(text, theme, highContrast), ground), `${text} on ${surface}`).toBeGreaterThanOrEqual(7);
    expect(contrast(read("border-control", theme, highContrast), ground)).toBeGreaterThanOrEqual(3);
  }
  for (const line of ["border", "border-row"])
    expect(contrast(read(line, theme, highContrast), read("surface", theme))).toBeGreaterThanOrEqual(3);
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

/** Chroma and hue of dark hosts: neutral, and strong tints around the colour wheel. */
const tints = [[0, 0], ...[20, 60, 110, 150, 200, 265, 300, 340].map((hue) => [0.05, hue] as const)] as const;

test.each(tints)("behaviour: dark surfaces with the chroma %s and the hue %s keep their contrast", (chroma, hue) => {
  const tint = [
    ["--pk-tint-chroma", String(chroma)],
    ["--pk-tint-hue", String(hue)],
  ] as const;
  const usual = new Map([...ordinary, ...tint]);
  const strong = new Map([...highContrast, ...tint]);
  for (const surface of surfaces) {
    const ground = read(surface, "dark", usual);
    for (const text of texts) {
      expect(contrast(read(text, "dark"), ground), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(read(text, "dark", strong), ground), `${text} on ${surface}`).toBeGreaterThanOrEqual(7);
    }
    for (const line of ["border-control", "accent"])
      expect(contrast(read(line, "dark"), ground), `${line} on ${surface}`).toBeGreaterThanOrEqual(3);
  }
  for (const tone of ["text-secondary", "up", "down", "warn", "info", "success", "danger"]) {
    const ground = mix(read(tone, "dark"), read("surface", "dark", usual), 0.1);
    expect(contrast(read(tone, "dark"), ground), `${tone} on its tint`).toBeGreaterThanOrEqual(4.5);
  }
  for (const tone of ["accent", "danger"])
    expect(contrast(read(`on-${tone}`, "dark", usual), read(tone, "dark"))).toBeGreaterThanOrEqual(4.5);
  // Each surface is lighter than the one below it, so that layers can be told apart.
  const steps = ["page", "surface", "surface-raised", "surface-hover", "border-row", "fill", "border"].map((name) =>
    luminance(read(name, "dark", usual)),
  );
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
});

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
  const value = tokens.get(match?.[theme === "light" ? 1 : 2] ?? "") ?? "";
  const colour = readColour(value) ?? fromOklch(value, tokens);
  if (!colour) throw new Error(`${name} has no colour in ${theme}`);
  return colour;
}

/** Reads `oklch(0.2 var(--chroma) var(--hue))`. Clips to sRGB, as browsers do. */
function fromOklch(value: string, tokens: Tokens): Colour | undefined {
  const plain = value.replace(/var\((--pk-[\w-]+)\)/g, (_, name: string) => tokens.get(name) ?? "");
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(plain);
  if (!match) return undefined;
  const [lightness = 0, chroma = 0, hue = 0] = match.slice(1).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channel = (share: number) => {
    const clipped = Math.min(1, Math.max(0, share));
    return 255 * (clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055);
  };
  return [
    channel(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    channel(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    channel(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}
