"use client";

import { useEffect, useMemo, useState } from "react";
import type { CatalogueLoader, MessageSource } from "../text/messageSource.ts";
import type { Catalogues, TextOverrides } from "../text/text.ts";
import type { ReportError } from "./KitContext.ts";

export interface UseMessageSourceParameters {
  readonly locale: string;
  /** Catalogues that need not be loaded. */
  readonly given: Catalogues | undefined;
  readonly overrides: TextOverrides | undefined;
  readonly serviceName: string | undefined;
  readonly reportError: ReportError;
}

/**
 * The messages of a locale. Loads the catalogue, unless it is given, after a component has requested it and the page has
 * hydrated, so that the first render matches the server's.
 */
export function useMessageSource(parameters: UseMessageSourceParameters): MessageSource {
  const { locale, given, overrides, serviceName, reportError } = parameters;
  const [loaded, setLoaded] = useState<Catalogues>({});
  const [request] = useState(createCatalogueRequest);
  const givenCatalogue = given?.[new Intl.Locale(locale).language];
  const isGiven = givenCatalogue !== undefined;
  const catalogue = givenCatalogue ?? loaded[locale];

  const source = useMemo(() => {
    const load = () => {
      if (isGiven) return;
      request.load(locale)?.then(
        (next) => setLoaded((others) => ({ ...others, [locale]: next })),
        (error: unknown) => reportError(error, { source: "text", locale }),
      );
    };
    return {
      catalogue,
      overrides,
      serviceName,
      load,
      requestCatalogue: (loader: CatalogueLoader) => request.setLoader(loader, load),
    };
  }, [request, locale, catalogue, isGiven, overrides, serviceName, reportError]);

  const { load } = source;
  useEffect(() => {
    request.start();
    load();
  }, [request, load]);
  return source;
}

function createCatalogueRequest() {
  let loader: CatalogueLoader | undefined;
  let isHydrated = false;
  let requestedLocale: string | undefined;
  return {
    /** Called while rendering. Loads nothing before `start`, and afterwards not before the render has ended. */
    setLoader: (given: CatalogueLoader, load: () => void) => {
      if (loader) return;
      loader = given;
      if (isHydrated) queueMicrotask(load);
    },
    start: () => {
      isHydrated = true;
    },
    /** Returns `undefined` if nothing was requested or the locale's catalogue has been requested already. */
    load: (locale: string) => {
      if (!loader || requestedLocale === locale) return undefined;
      requestedLocale = locale;
      return loader(locale);
    },
  };
}
