import type { Catalogue } from "./text.ts";

const loaders: Readonly<Record<string, () => Promise<Catalogue>>> = {
  ar: async () => (await import("./ar.ts")).ar,
  fr: async () => (await import("./fr.ts")).fr,
  pt: async () => (await import("./pt.ts")).pt,
};

/**
 * Loads the words of a locale's language: nothing for English, and for languages the kit does not have, which show
 * English. Rejects where the file cannot be loaded.
 */
export async function loadCatalogue(locale: string): Promise<Catalogue | undefined> {
  return loaders[new Intl.Locale(locale).language]?.();
}
