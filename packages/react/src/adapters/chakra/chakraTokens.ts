import type { SystemContext } from "@chakra-ui/react";
import type { KitTokens } from "../mapPalette.ts";

/**
 * The token of Chakra UI for each of the kit's. Colours are those that Chakra chooses for text, because the kit writes with
 * them. Space, control heights and the colours of rising and falling prices stay the kit's.
 */
export const chakraSources: Readonly<Record<keyof KitTokens, string>> = {
  "--pk-color-surface": "colors.bg.panel",
  "--pk-color-surface-subtle": "colors.bg.subtle",
  "--pk-color-surface-raised": "colors.bg.panel",
  "--pk-color-surface-hover": "colors.bg.muted",
  "--pk-color-fill": "colors.bg.emphasized",
  "--pk-color-border": "colors.border",
  "--pk-color-border-row": "colors.border",
  "--pk-color-border-control": "colors.gray.500",
  "--pk-input-border": "colors.border",
  "--pk-color-text": "colors.fg",
  "--pk-color-text-secondary": "colors.fg.muted",
  "--pk-color-text-muted": "colors.fg.muted",
  "--pk-color-accent": "colors.colorPalette.fg",
  "--pk-color-on-accent": "colors.bg",
  "--pk-color-info": "colors.blue.fg",
  "--pk-color-success": "colors.green.fg",
  "--pk-color-danger": "colors.red.fg",
  "--pk-color-on-danger": "colors.bg",
  "--pk-color-warn": "colors.orange.fg",
  "--pk-radius": "radii.l3",
  "--pk-radius-control": "radii.l2",
  "--pk-shadow": "shadows.lg",
  "--pk-font-size-s": "fontSizes.xs",
  "--pk-font-size-m": "fontSizes.sm",
  "--pk-font-size-l": "fontSizes.md",
  "--pk-font-size-xl": "fontSizes.2xl",
  "--pk-font-weight-regular": "fontWeights.normal",
  "--pk-font-weight-strong": "fontWeights.medium",
  "--pk-font-code": "fonts.mono",
};

/** The kit's tokens as references to the CSS variables of a Chakra system, which follow its light and dark mode. */
export function chakraTokens(system: Pick<SystemContext, "token">): KitTokens {
  return Object.fromEntries(Object.entries(chakraSources).map(([name, path]) => [name, system.token.var(path)]));
}
