// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Brand, defaultBrand, parseBrand, writeBrand } from "../../brand/Brand.ts";
import { listBrandTokens, writeBrandCss, writeBrandJson } from "../../brand/brandTokens.ts";
import { contrast } from "../../brand/contrast.ts";
import { deriveAccent } from "../../brand/deriveAccent.ts";
import { fromOklch } from "../../brand/oklch.ts";
import { brandPresetNames, brandPresets, presetOf } from "../../brand/presets.ts";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const brand: Brand = {
  accent: "#6b21a8",
  logo: "HP",
  font: "serif",
  radius: 4,
  density: "compact",
  change: "red-up",
};
const link = "accent-6b21a8_logo-HP_font-serif_radius-4_density-compact_change-red-up";

test("default: a link has what differs from the default, and reads back", () => {
  expect(writeBrand(brand)).toBe(link);
  expect(parseBrand(link)).toEqual(brand);
  expect(writeBrand(defaultBrand)).toBe("");
  expect(parseBrand("")).toEqual(defaultBrand);
});

test.each([
  "accent-red",
  "accent-6b21a8;color:red",
  "accent-#6b21a8",
  "accent-url(//x)",
  "radius-17",
  "radius--4",
  "radius-4px",
  "radius-1e1",
  "font-Comic Sans",
  "font-constructor",
  "logo-<b>",
  "logo-HPX",
  "density-tiny",
  "change-__proto__",
  "unknown-4",
  "-",
  "accent",
])("behaviour: ignores %j in a link", (text) => {
  expect(parseBrand(text)).toEqual(defaultBrand);
  expect(parseBrand(`${text}_radius-4`)).toEqual({ ...defaultBrand, radius: 4 });
});

/** Colours around the wheel, pale, strong and dark, and the extremes. */
const accents = [0.2, 0.4, 0.6, 0.8, 0.95].flatMap((lightness) =>
  Array.from({ length: 12 }, (_, index) => fromOklch({ lightness, chroma: 0.2, hue: (index * Math.PI) / 6 })),
);

test("behaviour: derived accents can be read on every surface, and text on them", () => {
  const dark = ["sunken", "0", "25", "50"].map((name) => {
    const lightness = Number(new RegExp(`--pk-ref-night-${name}: oklch\\(([\\d.]+)`).exec(css)?.[1]);
    return fromOklch({ lightness, chroma: 0.014, hue: (258 * Math.PI) / 180 });
  });
  const light = ["0", "25", "50"].map((name) => new RegExp(`--pk-ref-grey-${name}: (#\\w+)`).exec(css)?.[1] ?? "");
  const weak = [...accents, "#000000", "#ffffff", "#facc15"].filter((colour) => {
    const accent = deriveAccent(colour);
    const ratios = [
      ...light.map((surface) => contrast(accent.light, surface)),
      ...dark.map((surface) => contrast(accent.dark, surface)),
    ];
    return ratios.length !== 7 || !ratios.every((ratio) => ratio >= 4.5);
  });
  expect(weak).toEqual([]);
});

test("behaviour: a readable accent stays as it is, and a pale one is darkened", () => {
  expect(deriveAccent("#6b21a8")).toMatchObject({ light: "#6b21a8", isDarkened: false });
  expect(deriveAccent("#facc15").isDarkened).toBe(true);
});

test("behaviour: CSS and design tokens have the changes only", () => {
  const { dark } = deriveAccent("#6b21a8");
  const changes = listBrandTokens(brand);
  expect(
    writeBrandCss(changes, brand),
  ).toBe(`/* On an element around the kit: data-pk-density="compact" data-pk-change="red-up". */
:root {
  --pk-color-accent: light-dark(#6b21a8, ${dark});
  --pk-radius: 0.25rem;
  --pk-radius-control: 0.1875rem;
  font-family: Georgia, serif;
}
`);
  expect(JSON.parse(writeBrandJson(changes, brand))).toMatchObject({
    light: { "color-accent": { $type: "color", $value: { hex: "#6b21a8" } } },
    dark: { "color-accent": { $type: "color", $value: { hex: dark } } },
    shared: {
      radius: { $type: "dimension", $value: { value: 0.25, unit: "rem" } },
      "font-family": { $type: "fontFamily", $value: ["Georgia", "serif"] },
    },
  });
  expect(listBrandTokens(defaultBrand)).toEqual([]);
});

test.each(brandPresetNames)("behaviour: the preset %s survives a link, and is recognised", (name) => {
  const preset = brandPresets[name];
  expect(parseBrand(writeBrand(preset))).toEqual(preset);
  expect(presetOf({ ...preset, logo: "HP" })).toBe(name);
});
