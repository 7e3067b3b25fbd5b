import { type Brand, defaultBrand } from "./Brand.ts";

/** Brands with the usual look of design systems. */
export const brandPresets = {
  neutral: { ...defaultBrand, accent: "#3d4550", radius: 6 },
  mui: { ...defaultBrand, accent: "#1976d2", font: "system", radius: 4 },
  tailwind: { ...defaultBrand, accent: "#18181b", font: "system", radius: 10 },
  ant: { ...defaultBrand, accent: "#1677ff", font: "system", radius: 6 },
} as const satisfies Readonly<Record<string, Brand>>;

export type BrandPreset = keyof typeof brandPresets;

export const brandPresetNames = Object.keys(brandPresets) as readonly BrandPreset[];

/** Returns the preset whose look a brand has. The logo does not count. */
export function presetOf(brand: Brand): BrandPreset | undefined {
  return brandPresetNames.find((name) => {
    const preset: Brand = { ...brandPresets[name], logo: brand.logo };
    return (Object.keys(defaultBrand) as readonly (keyof Brand)[]).every((key) => preset[key] === brand[key]);
  });
}
