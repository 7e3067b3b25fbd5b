import { useEffect, useState } from "react";
import { type Language, useSettings } from "../settings/settings.ts";
import { type AppMessages, en } from "./en.ts";

/** The name that the admin uses for the service. */
export const SERVICE_NAME = "Tamarind Exchange";

/** Returns the admin's messages in the chosen language, and English messages while they load. */
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

/** Replaces each `{name}` with its value. */
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
  // Messages without a translation stay English.
  loaded.set(language, { ...en, ...(await catalogues[language]()) });
}
