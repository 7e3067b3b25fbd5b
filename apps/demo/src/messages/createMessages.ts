import { useEffect, useState } from "react";
import { type Language, useSettings } from "../settings/settings.ts";

/** Loads the messages of a language. Missing ones stay English. */
export type Catalogues<TMessages> = Readonly<Record<Exclude<Language, "en">, () => Promise<Partial<TMessages>>>>;

/** Messages in every language. */
export interface Messages<TMessages> {
  /** Returns the messages in the chosen language, and English messages while they load. */
  readonly useMessages: () => TMessages;
  /** Loads a language, so that `useMessages` returns it at once. */
  readonly load: (language: Language) => Promise<void>;
}

export function createMessages<TMessages extends object>(
  english: TMessages,
  catalogues: Catalogues<TMessages>,
): Messages<TMessages> {
  const loaded = new Map<Language, TMessages>([["en", english]]);

  async function load(language: Language): Promise<void> {
    if (language !== "en") loaded.set(language, { ...english, ...(await catalogues[language]()) });
  }

  function useMessages() {
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
    return loaded.get(language) ?? english;
  }

  return { useMessages, load };
}

/** Replaces each `{name}` with its value. */
export function fillMessage(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
