import { useEffect, useState } from "react";
import { type Language, useSettings } from "../settings/settings.ts";
import { type AppMessages, en } from "./en.ts";

/** The admin's words in the chosen language; English until they are there. */
export function useAppMessages(): AppMessages {
  const { language } = useSettings();
  const [, setLoads] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const show = () => isWanted && setLoads((count) => count + 1);
    if (!loaded.has(language)) void load(language).then(show);
    return () => {
      isWanted = false;
    };
  }, [language]);
  return loaded.get(language) ?? en;
}

/** Puts values in place of `{names}`. */
export function fillMessage(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

const loaded = new Map<Language, AppMessages>([["en", en]]);

const catalogues: Readonly<Record<Language, () => Promise<Partial<AppMessages>>>> = {
  en: async () => en,
  fr: async () => (await import("./fr.ts")).fr,
  pt: async () => (await import("./pt.ts")).pt,
  ar: async () => (await import("./ar.ts")).ar,
};

async function load(language: Language): Promise<void> {
  // A language may lag behind; English stands in.
  loaded.set(language, { ...en, ...(await catalogues[language]()) });
}
