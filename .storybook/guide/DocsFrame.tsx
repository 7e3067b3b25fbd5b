import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type ReactElement, useLayoutEffect } from "react";
import { create } from "storybook/theming";
import { useThemeGlobal } from "./useThemeGlobal.ts";

const fonts = {
  fontBase: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  fontCode: "ui-monospace, Menlo, Consolas, monospace",
};

/** Storybook's own parts of a page, in the kit's colours. */
const docsThemes = {
  light: create({
    ...fonts,
    base: "light",
    appContentBg: "#ffffff",
    appBorderColor: "#dfe2e6",
    colorSecondary: "#1a5bc4",
  }),
  dark: create({
    ...fonts,
    base: "dark",
    appContentBg: "#0e1116",
    appBorderColor: "#2d343e",
    colorSecondary: "#7db0ff",
  }),
};

/** Around every page of words: light or dark as the toolbar says, and always from left to right, as its words are. */
export function DocsFrame(props: DocsContainerProps): ReactElement {
  const { theme, scheme } = useThemeGlobal(props.context.channel);
  useLayoutEffect(() => {
    const { documentElement: page } = document;
    page.dir = "ltr";
    page.lang = "en";
    page.dataset["pkTheme"] = theme;
  }, [theme]);
  return <DocsContainer {...props} theme={docsThemes[scheme]} />;
}
