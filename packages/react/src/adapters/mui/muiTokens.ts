import { type CSSObject, getOverlayAlpha, type Palette, type Theme } from "@mui/material/styles";
import { type KitTokens, mapPalette } from "../mapPalette.ts";

/**
 * The kit's tokens from a Material UI theme, as styles of an element. With `cssVariables` and `colorSchemes`, they follow the
 * scheme of the page. Space, control heights and the colours of rising and falling prices stay the kit's.
 */
export function muiTokens(theme: Theme): CSSObject {
  // The type has them only if the host declares CSS variables in its types.
  const { colorSchemes = {} } = theme as { colorSchemes?: Readonly<Record<string, { readonly palette?: Palette }>> };
  const schemes = theme.vars ? Object.entries(colorSchemes) : [];
  const styles: CSSObject = {
    fontFamily: theme.typography.fontFamily,
    ...lengthsOf(theme),
    ...coloursOf(theme.palette),
  };
  for (const [name, { palette }] of schemes) {
    if (palette) Object.assign(styles, theme.applyStyles(name as "light", coloursOf(palette)));
  }
  return styles;
}

function lengthsOf({ shape, typography, shadows }: Theme): KitTokens {
  const radius = typeof shape.borderRadius === "number" ? `${shape.borderRadius}px` : shape.borderRadius;
  const sizeOf = (size: string | number | undefined, usual: string) =>
    typeof size === "number" ? `${size}px` : (size ?? usual);
  return {
    "--pk-radius": radius,
    "--pk-radius-control": radius,
    "--pk-shadow": shadows[8],
    "--pk-font-size-s": sizeOf(typography.caption.fontSize, "0.75rem"),
    "--pk-font-size-m": sizeOf(typography.body2.fontSize, "0.875rem"),
    "--pk-font-size-l": sizeOf(typography.subtitle1.fontSize, "1rem"),
    "--pk-font-size-xl": sizeOf(typography.h5.fontSize, "1.5rem"),
    "--pk-font-weight-regular": typography.fontWeightRegular ?? 400,
    "--pk-font-weight-strong": typography.fontWeightMedium ?? 500,
  };
}

function coloursOf(palette: Palette): CSSObject {
  const { mode, text, background, action, divider, primary, error } = palette;
  const isDark = mode === "dark";
  // In dark mode, Material UI lightens raised surfaces.
  const lighter = (elevation: number) => `rgba(255, 255, 255, ${getOverlayAlpha(elevation)})`;
  const inputBorder = isDark ? "rgba(255, 255, 255, 0.23)" : "rgba(0, 0, 0, 0.23)";
  return {
    colorScheme: mode,
    "--pk-input-border": inputBorder,
    ...mapPalette({
      surface: background.paper,
      surfaceSubtle: isDark ? lighter(1) : palette.grey[50],
      surfaceRaised: isDark ? lighter(8) : background.paper,
      surfaceHover: action.hover,
      fill: action.selected,
      border: divider,
      borderControl: inputBorder,
      text: text.primary,
      textSecondary: text.secondary,
      textMuted: text.secondary,
      accent: primary.main,
      onAccent: primary.contrastText,
      info: palette.info.main,
      success: palette.success.main,
      danger: error.main,
      onDanger: error.contrastText,
      warn: palette.warning.main,
    }),
  };
}
