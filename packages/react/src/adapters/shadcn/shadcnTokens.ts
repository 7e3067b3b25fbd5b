import type { KitTokens } from "../mapPalette.ts";

/**
 * The kit's tokens as references to the CSS custom properties of shadcn/ui. Muted text, errors and the lines of controls are
 * stronger than the host's, because those of the default theme have too little contrast on a hovered row.
 */
export const shadcnTokens: KitTokens = {
  "--pk-color-surface": "var(--card)",
  "--pk-color-surface-subtle": "var(--muted)",
  "--pk-color-surface-raised": "var(--popover)",
  "--pk-color-surface-hover": "color-mix(in srgb, var(--accent) 50%, var(--card))",
  "--pk-color-fill": "var(--secondary)",
  "--pk-color-border": "var(--border)",
  "--pk-color-border-row": "var(--border)",
  "--pk-color-border-control": "color-mix(in srgb, var(--muted-foreground) 90%, var(--background))",
  "--pk-input-border": "var(--input)",
  "--pk-color-text": "var(--foreground)",
  "--pk-color-text-secondary": "color-mix(in srgb, var(--muted-foreground) 75%, var(--foreground))",
  "--pk-color-text-muted": "color-mix(in srgb, var(--muted-foreground) 85%, var(--foreground))",
  "--pk-color-accent": "var(--primary)",
  "--pk-color-on-accent": "var(--primary-foreground)",
  "--pk-color-danger": "color-mix(in srgb, var(--destructive) 80%, var(--foreground))",
  "--pk-color-on-danger": "var(--background)",
  "--pk-radius": "var(--radius)",
  "--pk-radius-control": "calc(var(--radius) - 2px)",
  "--pk-font-size-m": "0.875rem",
  "--pk-font-size-l": "1rem",
  "--pk-font-weight-strong": "500",
};
