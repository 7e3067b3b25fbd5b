import { withDefaults } from "../provider/withDefaults.ts";
import type { Catalogue, Section, TextOf, TextOverrides } from "./text.ts";

/** Where words come from. */
export interface MessageSource {
  /** The catalogue of the language, once it is here; until then, and for English, there is none. */
  readonly catalogue: TextOverrides | undefined;
  /** The host's own words. */
  readonly overrides: TextOverrides | undefined;
  /** Called by whoever shows words, with the way to get them: a page that shows none loads none. */
  readonly need: (load: (locale: string) => Promise<TextOverrides | undefined>) => void;
}

/**
 * The words to show: the catalogue, English in place of it while it loads, and the host's own on top. The same object
 * for the same sections, as long as the words stay.
 */
export function messagesOf<const TSections extends readonly Section[]>(
  messages: MessageSource,
  sections: TSections,
): TextOf<TSections[number]> {
  messages.need(loadCatalogue);
  let place: Place = places.get(messages) ?? { next: new Map() };
  places.set(messages, place);
  for (const section of sections) {
    const next: Place = place.next.get(section) ?? { next: new Map() };
    place.next.set(section, next);
    place = next;
  }
  place.text ??= merge(sections, messages);
  // What was asked for is what is in it.
  return place.text as TextOf<TSections[number]>;
}

/**
 * Loads the words of a locale's language: nothing for English, and for languages the kit does not have, which show
 * English. Rejects where the file cannot be loaded.
 */
export async function loadCatalogue(locale: string): Promise<Catalogue | undefined> {
  return loaders[new Intl.Locale(locale).language]?.();
}

const loaders: Readonly<Record<string, () => Promise<Catalogue>>> = {
  ar: async () => (await import("./ar.ts")).ar,
  fr: async () => (await import("./fr.ts")).fr,
  pt: async () => (await import("./pt.ts")).pt,
};

/** Where a list of sections leads, one after the other. */
interface Place {
  text?: Section;
  readonly next: Map<Section, Place>;
}

const places = new WeakMap<MessageSource, Place>();

function merge(sections: readonly Section[], { catalogue, overrides }: MessageSource): Section {
  return Object.fromEntries(
    sections
      .flatMap((section) => Object.entries(section))
      .map(([name, messages]) => [name, withDefaults({ ...messages, ...get(catalogue, name) }, get(overrides, name))]),
  );
}

/** Sections differ in their keys, which the compiler cannot follow from one to the next. */
function get(from: TextOverrides | undefined, name: string): object | undefined {
  const messages: unknown = from && Reflect.get(from, name);
  return typeof messages === "object" && messages !== null ? messages : undefined;
}
