import { groupTokens } from "../build/designTokens.ts";
import { type Brand, brandFonts, defaultBrand } from "./Brand.ts";
import { deriveAccent } from "./deriveAccent.ts";

export type TokenChange = readonly [property: string, value: string];

type BrandLook = Pick<Brand, "density" | "change">;

/** Lists the declarations of a brand that differ from the kit's default. */
export function listBrandTokens(brand: Brand): readonly TokenChange[] {
  const accent = brand.accent === "" ? undefined : deriveAccent(brand.accent);
  return [
    ...(accent ? ([["--pk-color-accent", `light-dark(${accent.light}, ${accent.dark})`]] as const) : []),
    ...listShapeTokens(brand),
  ];
}

/** Lists the declarations of a brand except its colours. */
export function listShapeTokens({ radius, font }: Pick<Brand, "radius" | "font">): readonly TokenChange[] {
  return [
    ...(radius === defaultBrand.radius
      ? []
      : ([
          ["--pk-radius", `${radius / 16}rem`],
          ["--pk-radius-control", `${(radius * 0.75) / 16}rem`],
        ] as const)),
    ...(font === "page" ? [] : ([["font-family", brandFonts[font]]] as const)),
  ];
}

/** Writes declarations as CSS for the host's style sheet. */
export function writeBrandCss(changes: readonly TokenChange[], look: BrandLook): string {
  const attributes = listAttributes(look);
  const note = attributes === "" ? "" : `/* On an element around the kit: ${attributes}. */\n`;
  const lines = changes.map(([property, value]) => `  ${property}: ${value};\n`);
  return `${note}${changes.length > 0 ? `:root {\n${lines.join("")}}\n` : ""}` || "/* Nothing is changed yet. */\n";
}

/** Writes declarations in the format of the Design Tokens Community Group, in the groups of `tokens.json`. */
export function writeBrandJson(changes: readonly TokenChange[], look: BrandLook): string {
  const attributes = listAttributes(look);
  const tokens = {
    ...(attributes !== "" && { $description: `On an element around the kit: ${attributes}.` }),
    ...groupTokens(new Map(changes.map(([property, value]) => [property.replace("--pk-", ""), value]))),
  };
  return `${JSON.stringify(tokens, undefined, 2)}\n`;
}

/** Sets declarations through the CSSOM, which a strict policy allows. Returns a function that removes them. */
export function applyTokens(element: HTMLElement, changes: readonly TokenChange[]): () => void {
  for (const [property, value] of changes) element.style.setProperty(property, value);
  return () => {
    for (const [property] of changes) element.style.removeProperty(property);
  };
}

function listAttributes({ density, change }: BrandLook): string {
  return [
    ...(density === defaultBrand.density ? [] : [`data-pk-density="${density}"`]),
    ...(change === defaultBrand.change ? [] : [`data-pk-change="${change}"`]),
  ].join(" ");
}
