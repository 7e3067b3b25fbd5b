import { PartnerKitProvider } from "@partner-kit/react";
import type { Decorator } from "@storybook/react-vite";
import { type ReactElement, type ReactNode, useLayoutEffect } from "react";
import { propsIn } from "./settings.ts";
import { directionIn } from "./toolbar.ts";

/**
 * Renders a story in the kit's provider with its own back end and the theme of the toolbar or the controls.
 * `parameters.serviceName` names the service, and `parameters.components` are elements of a host.
 */
export const withKit: Decorator = (Story, { loaded, globals, args, parameters, title, viewMode }) => {
  const locale: string = args["locale"] ?? globals["locale"];
  const density: string = args["density"] ?? globals["density"];
  const direction = directionIn(globals["direction"], locale);
  const { baseUrl, now, key } = loaded["backend"];
  const props = propsIn(args);
  return (
    <PartnerKitProvider
      key={key}
      baseUrl={baseUrl}
      now={now}
      locale={locale}
      serviceName={parameters["serviceName"]}
      assumptionNotes={globals["assumptionNotes"] === "shown"}
      components={parameters["components"]}
    >
      <Look
        isPage={viewMode === "story"}
        isPlain={title.startsWith("Headless/")}
        theme={globals["theme"]}
        direction={direction}
        locale={locale}
        density={density}
      >
        {/* A new key remounts the component, so that controls also change its initial values. */}
        <Story key={firstsOf(props)} args={props} />
      </Look>
    </PartnerKitProvider>
  );
};

function firstsOf(props: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(Object.entries(props).filter(([name]) => name.startsWith("default")));
}

interface LookProps {
  readonly children: ReactNode;
  /** Whether the story is alone on the page, so that the page has the story's theme. */
  readonly isPage: boolean;
  /** Whether the story has plain elements, which only the page styles. */
  readonly isPlain: boolean;
  readonly theme: string;
  readonly direction: "ltr" | "rtl";
  readonly locale: string;
  readonly density: string;
}

function Look({ children, isPage, isPlain, theme, direction, locale, density }: LookProps): ReactElement {
  useLayoutEffect(() => {
    if (!isPage) return;
    const { documentElement: page } = document;
    page.dir = direction;
    page.lang = locale;
    page.dataset["pkTheme"] = theme;
  }, [isPage, theme, direction, locale]);
  return (
    <div
      className={isPlain ? "story plain" : "story"}
      dir={direction}
      lang={locale}
      data-pk-theme={theme}
      data-pk-density={density}
    >
      {children}
    </div>
  );
}
