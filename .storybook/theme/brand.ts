import { create, type ThemeVars } from "storybook/theming";
import { fromOklch } from "../../packages/react/brand/oklch.ts";
import { reference } from "../../packages/react/tokens.json";
import type { Scheme } from "./themeColours.ts";

/** Fonts of the book. */
export const fonts = {
  fontBase: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  fontCode: "ui-monospace, Menlo, Consolas, monospace",
} as const;

/** The sign of the kit: three parts of a console, and the place where the next one goes. Drawn in 20 units. */
export const signPaths = {
  parts: "M2 3.5A1.5 1.5 0 0 1 3.5 2H9v7H2ZM2 11h7v7H3.5A1.5 1.5 0 0 1 2 16.5ZM11 11h7v5.5a1.5 1.5 0 0 1-1.5 1.5H11Z",
  next: "M11.75 2.75h4.75a.75.75 0 0 1 .75.75v4.75h-5.5Z",
} as const;

/** Creates the theme of Storybook's own frame: sidebar, toolbar and panels. */
export function createFrameTheme(base: Scheme): ThemeVars {
  const isDark = base === "dark";
  const grounds = isDark ? night : day;
  const accent = colourOf(isDark ? "blue-300" : "blue-600");
  return create({
    ...fonts,
    ...grounds,
    base,
    brandTitle: "partner-kit",
    brandUrl: "./",
    brandTarget: "_self",
    brandImage: `data:image/svg+xml,${encodeURIComponent(drawBrand(accent, grounds.textColor))}`,
    colorPrimary: accent,
    colorSecondary: accent,
    appBorderRadius: 8,
    inputBorderRadius: 6,
    barSelectedColor: accent,
    barHoverColor: accent,
  });
}

/** Storybook computes shades of colours, and cannot read `oklch()`. */
function colourOf(name: keyof typeof reference): string {
  const { $value } = reference[name];
  if ("hex" in $value) return $value.hex;
  const [lightness = 0, chroma = 0, degrees = 0] = $value.components;
  return fromOklch({ lightness, chroma, hue: (degrees * Math.PI) / 180 });
}

const night = {
  appBg: colourOf("night-sunken"),
  appContentBg: colourOf("night-0"),
  appPreviewBg: colourOf("night-0"),
  appBorderColor: colourOf("night-200"),
  barBg: colourOf("night-0"),
  barTextColor: colourOf("night-500"),
  inputBg: colourOf("night-25"),
  inputBorder: colourOf("night-200"),
  textColor: colourOf("night-900"),
  textMutedColor: colourOf("night-500"),
} as const;

const day = {
  appBg: colourOf("grey-50"),
  appContentBg: colourOf("grey-0"),
  appPreviewBg: colourOf("grey-0"),
  appBorderColor: colourOf("grey-200"),
  barBg: colourOf("grey-0"),
  barTextColor: colourOf("grey-600"),
  inputBg: colourOf("grey-0"),
  inputBorder: colourOf("grey-400"),
  textColor: colourOf("grey-900"),
  textMutedColor: colourOf("grey-600"),
} as const;

function drawBrand(accent: string, text: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="132" height="24" viewBox="0 -2 132 24"><path d="${signPaths.parts}" fill="${accent}"/><path d="${signPaths.next}" fill="none" stroke="${accent}" stroke-width="1.5"/><text x="28" y="15.5" font-family="system-ui,-apple-system,Segoe UI,Roboto,Noto Sans,sans-serif" font-size="16" font-weight="600" letter-spacing="-.2" fill="${text}">partner-kit</text></svg>`;
}
