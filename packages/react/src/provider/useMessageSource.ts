"use client";

import { useEffect, useMemo, useState } from "react";
import type { MessageSource } from "../text/messageSource.ts";
import type { TextOverrides } from "../text/text.ts";
import type { ReportError } from "./ReportError.ts";

export interface UseMessageSourceParameters {
  readonly locale: string;
  readonly overrides: TextOverrides | undefined;
  readonly reportError: ReportError;
}

/**
 * The words of a locale. Its catalogue is loaded once something on the page shows words; until then, and on a server,
 * there is none, so that the page takes over what the server wrote before anything changes.
 */
export function useMessageSource({ locale, overrides, reportError }: UseMessageSourceParameters): MessageSource {
  const [loaded, setLoaded] = useState<Readonly<Record<string, TextOverrides | undefined>>>({});
  const [loader] = useState(createCatalogueLoader);
  const catalogue = loaded[locale];

  const messages = useMemo(() => {
    const ask = () => {
      loader.ask(locale)?.then(
        (next) => setLoaded((others) => ({ ...others, [locale]: next })),
        (error: unknown) => reportError(error, { source: "text", locale }),
      );
    };
    return { catalogue, overrides, need: (load: LoadCatalogue) => loader.need(load, ask), ask };
  }, [loader, locale, catalogue, overrides, reportError]);

  const { ask } = messages;
  useEffect(() => {
    loader.start();
    ask();
  }, [loader, ask]);
  return messages;
}

type LoadCatalogue = Parameters<MessageSource["need"]>[0];

function createCatalogueLoader() {
  let load: LoadCatalogue | undefined;
  let isStarted = false;
  /** The locale that was asked for last. */
  let asked: string | undefined;
  return {
    /** Called while rendering: what is needed from the start is asked for once the page has taken over. */
    need: (given: LoadCatalogue, ask: () => void) => {
      if (load) return;
      load = given;
      if (isStarted) queueMicrotask(ask);
    },
    start: () => {
      isStarted = true;
    },
    ask: (locale: string) => {
      if (!load || asked === locale) return undefined;
      asked = locale;
      return load(locale);
    },
  };
}
