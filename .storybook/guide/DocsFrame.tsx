import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type ReactElement, useCallback, useLayoutEffect, useState } from "react";
import { create, type ThemeVars } from "storybook/theming";
import { fonts } from "../theme/brand.ts";
import { readColours } from "../theme/readColours.ts";
import type { Scheme } from "../theme/themeColours.ts";
import { useThemeGlobal } from "./useThemeGlobal.ts";

/** Frame of every documentation page. Applies the toolbar's theme and always reads from left to right, in English. */
export function DocsFrame(props: DocsContainerProps): ReactElement {
  const { theme, scheme } = useThemeGlobal(props.context.channel);
  const [docsThemes, setDocsThemes] = useState<Readonly<Record<Scheme, ThemeVars>>>();
  // A ref callback, because a render must not read the DOM.
  const readThemes = useCallback((element: HTMLElement | null) => {
    if (element) setDocsThemes(createDocsThemes());
  }, []);
  useLayoutEffect(() => {
    const { documentElement: page } = document;
    page.dir = "ltr";
    page.lang = "en";
    page.dataset["pkTheme"] = theme;
  }, [theme]);
  return (
    <>
      <span ref={readThemes} hidden />
      <DocsContainer {...props} {...(docsThemes && { theme: docsThemes[scheme] })} />
    </>
  );
}

/** Creates Storybook themes with the page's colours. Storybook accepts colour values only, not custom properties. */
function createDocsThemes(): Readonly<Record<Scheme, ThemeVars>> {
  const names = ["--page-surface", "--pk-color-border", "--pk-color-accent"] as const;
  const colours = readColours({ parent: document.body, names });
  const themeOf = (base: Scheme) =>
    create({
      ...fonts,
      base,
      appContentBg: colours[base]["--page-surface"],
      appBorderColor: colours[base]["--pk-color-border"],
      colorSecondary: colours[base]["--pk-color-accent"],
    });
  return { light: themeOf("light"), dark: themeOf("dark") };
}
