import { type Colour, contrast, mix, readColour, writeColour } from "../theme/contrast.ts";

/** CSS custom properties of the kit with their values. */
export type KitTokens = Readonly<Record<`--pk-${string}`, string | number>>;

/** Colours of a host's theme, as hexadecimal or `rgb()`. Transparent ones are laid over the surface. */
export interface HostPalette {
  readonly surface: string;
  readonly surfaceSubtle: string;
  readonly surfaceRaised: string;
  readonly surfaceHover: string;
  readonly fill: string;
  readonly border: string;
  readonly borderControl: string;
  readonly text: string;
  readonly textSecondary: string;
  readonly textMuted: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly info: string;
  readonly success: string;
  readonly danger: string;
  readonly onDanger: string;
  readonly warn: string;
}

/**
 * Maps a host's colours to the kit's tokens. Themes choose colours for fills, and the kit also writes with them. So a colour
 * without the contrast for that gets darker, or lighter on a dark surface. Colours in other formats are passed on unchanged.
 */
export function mapPalette(palette: HostPalette): KitTokens {
  const surface = readColour(palette.surface) ?? WHITE;
  const onSurface = (text: string) => readColour(text, surface);
  const [subtle, raised, hover] = [palette.surfaceSubtle, palette.surfaceRaised, palette.surfaceHover].map(onSurface);
  const grounds = [surface, subtle, raised, hover].filter((colour) => colour !== undefined);
  const adjust = (text: string, ratio: number, hasTint = false): string => {
    const colour = onSurface(text);
    return colour ? writeColour(strengthen({ colour, grounds, ratio, surface, hasTint })) : text;
  };
  const opaque = (text: string): string => {
    const colour = onSurface(text);
    return colour ? writeColour(colour) : text;
  };
  const accent = adjust(palette.accent, TEXT);
  const danger = adjust(palette.danger, TEXT, true);

  return {
    "--pk-color-surface": opaque(palette.surface),
    "--pk-color-surface-subtle": opaque(palette.surfaceSubtle),
    "--pk-color-surface-raised": opaque(palette.surfaceRaised),
    "--pk-color-surface-hover": opaque(palette.surfaceHover),
    "--pk-color-fill": opaque(palette.fill),
    "--pk-color-border": opaque(palette.border),
    "--pk-color-border-row": opaque(palette.border),
    "--pk-color-border-control": adjust(palette.borderControl, LINE),
    "--pk-color-text": adjust(palette.text, TEXT),
    "--pk-color-text-secondary": adjust(palette.textSecondary, TEXT, true),
    "--pk-color-text-muted": adjust(palette.textMuted, TEXT),
    "--pk-color-accent": accent,
    "--pk-color-on-accent": chooseText(palette.onAccent, accent),
    "--pk-color-info": adjust(palette.info, TEXT, true),
    "--pk-color-success": adjust(palette.success, TEXT, true),
    "--pk-color-danger": danger,
    "--pk-color-on-danger": chooseText(palette.onDanger, danger),
    "--pk-color-warn": adjust(palette.warn, TEXT, true),
  };
}

const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [0, 0, 0];
/** WCAG 2.2: text, and lines of controls. */
const TEXT = 4.5;
const LINE = 3;

interface StrengthenParameters {
  readonly colour: Colour;
  readonly grounds: readonly Colour[];
  readonly ratio: number;
  readonly surface: Colour;
  /** Whether the colour is also written on a tint of itself. */
  readonly hasTint: boolean;
}

function strengthen({ colour, grounds, ratio, surface, hasTint }: StrengthenParameters): Colour {
  const end = contrast(surface, BLACK) > contrast(surface, WHITE) ? BLACK : WHITE;
  for (let share = 1; share > 0; share -= 0.04) {
    const candidate = mix(colour, end, share);
    const all = hasTint ? [...grounds, mix(candidate, surface, 0.1)] : grounds;
    if (all.every((ground) => contrast(candidate, ground) >= ratio)) return candidate;
  }
  return end;
}

/** The host's colour of text on a fill or, if its contrast is too low, black or white. */
function chooseText(text: string, fill: string): string {
  const ground = readColour(fill);
  const colour = ground && readColour(text, ground);
  if (!ground || !colour || contrast(colour, ground) >= TEXT) return text;
  return writeColour(contrast(BLACK, ground) > contrast(WHITE, ground) ? BLACK : WHITE);
}
