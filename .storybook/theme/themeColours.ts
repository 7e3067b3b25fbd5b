/** Colours of a theme with the names that designers use. */
export const themeColours = {
  "--pk-color-accent": "Accent",
  "--pk-color-on-accent": "Text on the accent",
  "--pk-color-surface": "Surface",
  "--pk-color-surface-subtle": "Subtle surface",
  "--pk-color-text": "Text",
  "--pk-color-text-secondary": "Secondary text",
  "--pk-color-text-muted": "Muted text",
  "--pk-color-border": "Hairlines",
  "--pk-color-border-control": "Borders of controls",
  "--pk-color-up": "Up",
  "--pk-color-down": "Down",
  "--pk-color-warn": "Warning",
  "--pk-color-info": "Information",
  "--pk-color-success": "Success",
  "--pk-color-danger": "Danger",
  "--pk-color-on-danger": "Text on danger",
} as const;

export type ThemeColour = keyof typeof themeColours;

export const colourNames = Object.keys(themeColours) as readonly ThemeColour[];

export type Scheme = "light" | "dark";

/** All colours in both schemes, as `#rrggbb`. */
export type Palette = Readonly<Record<Scheme, Readonly<Record<ThemeColour, string>>>>;
