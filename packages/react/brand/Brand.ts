/** Fonts of a brand. A link names one of them, so that no text of a link reaches a style sheet. */
export const brandFonts = {
  page: "",
  system: "system-ui, sans-serif",
  serif: "Georgia, serif",
  mono: "ui-monospace, monospace",
} as const;

export const brandDensities = ["comfortable", "compact"] as const;

/** Colours of rising and falling prices. All but the first are values of `data-pk-change`. */
export const brandChanges = ["green-up", "red-up", "blue-orange"] as const;

export type BrandFont = keyof typeof brandFonts;

export const brandFontNames = Object.keys(brandFonts) as readonly BrandFont[];

/** The look of a partner, as one link carries it. */
export interface Brand {
  /** Accent of the light theme as `#rrggbb`. Empty: the host's accent. */
  readonly accent: string;
  /** One or two capital letters or digits, drawn as a logo. Empty: the host's logo. */
  readonly logo: string;
  readonly font: BrandFont;
  /** Corner radius in pixels, from 0 to 16. */
  readonly radius: number;
  readonly density: (typeof brandDensities)[number];
  readonly change: (typeof brandChanges)[number];
}

export const defaultBrand: Brand = {
  accent: "",
  logo: "",
  font: "page",
  radius: 8,
  density: "comfortable",
  change: "green-up",
};

/** Reads a brand from a link, such as `accent-6b21a8_radius-4`. Ignores unknown names and invalid values. */
export function parseBrand(text: string): Brand {
  const given = new Map(text.split("_").map((part) => [/^\w+/.exec(part)?.[0], part.replace(/^\w+-/, "")]));
  const match = (name: keyof Brand, pattern: RegExp) => pattern.exec(given.get(name) ?? "")?.[0];
  const accent = match("accent", /^[\da-f]{6}$/);
  const radius = match("radius", /^(?:\d|1[0-6])$/);
  const pick = <TValue extends string>(name: keyof Brand, values: readonly TValue[], otherwise: TValue): TValue =>
    values.find((value) => value === given.get(name)) ?? otherwise;
  return {
    accent: accent === undefined ? "" : `#${accent}`,
    logo: match("logo", /^[\dA-Z]{1,2}$/) ?? "",
    font: pick("font", brandFontNames, defaultBrand.font),
    radius: radius === undefined ? defaultBrand.radius : Number(radius),
    density: pick("density", brandDensities, defaultBrand.density),
    change: pick("change", brandChanges, defaultBrand.change),
  };
}

/** Writes the values that differ from the default, with characters that a URL and Storybook's args need not escape. */
export function writeBrand(brand: Brand): string {
  const names = Object.keys(defaultBrand) as readonly (keyof Brand)[];
  return names
    .filter((name) => brand[name] !== defaultBrand[name])
    .map((name) => `${name}-${String(brand[name]).replace("#", "")}`)
    .join("_");
}
