import type { GlobalToken } from "antd";
import { contrast, readColour } from "../../theme/contrast.ts";
import { type KitTokens, mapPalette } from "../mapPalette.ts";

/**
 * The kit's tokens from the design tokens of Ant Design, as `theme.useToken()` returns them. Space, control heights and the
 * colours of rising and falling prices stay the kit's.
 */
export function antdTokens(token: GlobalToken): KitTokens {
  return {
    "--pk-radius": `${token.borderRadiusLG}px`,
    "--pk-radius-control": `${token.borderRadius}px`,
    "--pk-shadow": token.boxShadowSecondary,
    "--pk-font-size-s": `${token.fontSizeSM}px`,
    "--pk-font-size-m": `${token.fontSize}px`,
    "--pk-font-size-l": `${token.fontSizeLG}px`,
    "--pk-font-size-xl": `${token.fontSizeHeading3}px`,
    "--pk-font-weight-strong": token.fontWeightStrong,
    "--pk-font-code": token.fontFamilyCode,
    "--pk-input-border": token.colorBorder,
    "--pk-color-backdrop": token.colorBgMask,
    ...mapPalette({
      surface: token.colorBgContainer,
      surfaceSubtle: token.colorFillQuaternary,
      surfaceRaised: token.colorBgElevated,
      surfaceHover: token.colorFillTertiary,
      fill: token.colorFillSecondary,
      border: token.colorBorderSecondary,
      borderControl: token.colorBorder,
      text: token.colorText,
      textSecondary: token.colorTextSecondary,
      textMuted: token.colorTextTertiary,
      accent: token.colorPrimary,
      onAccent: token.colorTextLightSolid,
      info: token.colorInfo,
      success: token.colorSuccess,
      danger: token.colorError,
      onDanger: token.colorTextLightSolid,
      warn: token.colorWarning,
    }),
  };
}

/** The scheme of a theme, which the kit's other colours follow. */
export function schemeOf({ colorBgContainer }: GlobalToken): "light" | "dark" {
  const surface = readColour(colorBgContainer);
  return surface && contrast(surface, [0, 0, 0]) < contrast(surface, [255, 255, 255]) ? "dark" : "light";
}
