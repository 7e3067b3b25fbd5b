"use client";

import { useEffect, useMemo, useState } from "react";
import type { TextOverrides } from "../text/text.ts";
import type { Words } from "../text/words.ts";
import type { ReportError } from "./ReportError.ts";

export interface UseWordsParameters {
  readonly locale: string;
  readonly overrides: TextOverrides | undefined;
  readonly reportError: ReportError;
}

/**
 * The words of a locale. Its catalogue is loaded once something on the page shows words; until then, and on a server,
 * there is none, so that the page takes over what the server wrote before anything changes.
 */
export function useWords({ locale, overrides, reportError }: UseWordsParameters): Words {
  const [loaded, setLoaded] = useState<Readonly<Record<string, TextOverrides | undefined>>>({});
  const [page] = useState<Page>({});
  const catalogue = loaded[locale];

  const words = useMemo(() => {
    const ask = () => {
      if (!page.load || page.asked === locale) return;
      page.asked = locale;
      page.load(locale).then(
        (next) => setLoaded((others) => ({ ...others, [locale]: next })),
        (error: unknown) => reportError(error, { source: "text", locale }),
      );
    };
    const need: Words["need"] = (load) => {
      if (page.load) return;
      page.load = load;
      // Called while rendering: what is there from the start is asked for by the effect below.
      if (page.isMounted) queueMicrotask(ask);
    };
    return { catalogue, overrides, need, ask };
  }, [page, locale, catalogue, overrides, reportError]);

  const { ask } = words;
  useEffect(() => {
    page.isMounted = true;
    ask();
  }, [page, ask]);
  return words;
}

interface Page {
  isMounted?: true;
  load?: Parameters<Words["need"]>[0];
  /** The locale that was asked for last. */
  asked?: string;
}
