import { PartnerKitProvider } from "@partner-kit/react";
import type { Decorator } from "@storybook/react-vite";
import { type ReactElement, type ReactNode, useLayoutEffect } from "react";
import { directionIn } from "./toolbar.ts";

/** Puts a story into the kit's provider, over its own backend, and looks as the toolbar says. */
export const withKit: Decorator = (Story, { loaded, globals, viewMode }) => {
  const { theme, locale, density } = globals;
  const direction = directionIn(globals["direction"], locale);
  return (
    <PartnerKitProvider baseUrl={loaded["backend"].baseUrl} now={loaded["backend"].now} locale={locale}>
      <Look isPage={viewMode === "story"} theme={theme} direction={direction} locale={locale} density={density}>
        <Story />
      </Look>
    </PartnerKitProvider>
  );
};

interface LookProps {
  readonly children: ReactNode;
  /** Whether the story has the page to itself, so that the page looks like it too. */
  readonly isPage: boolean;
  readonly theme: string;
  readonly direction: "ltr" | "rtl";
  readonly locale: string;
  readonly density: string;
}

function Look({ children, isPage, theme, direction, locale, density }: LookProps): ReactElement {
  useLayoutEffect(() => {
    if (!isPage) return;
    const { documentElement: page } = document;
    page.dir = direction;
    page.lang = locale;
    page.dataset["pkTheme"] = theme;
  }, [isPage, theme, direction, locale]);
  return (
    <div className="story" dir={direction} lang={locale} data-pk-theme={theme} data-pk-density={density}>
      {children}
    </div>
  );
}
