import { memoize } from "../format/memoize.ts";
import { withDefaults } from "../provider/withDefaults.ts";
import { fillServiceName } from "./fillText.ts";
import { enService } from "./messages.en.ts";
import type { Catalogue, Section, TextOf, TextOverrides } from "./text.ts";

/** Loads the messages of a locale. */
export type CatalogueLoader = (locale: string) => Promise<TextOverrides | undefined>;

/** The messages of a provider. */
export interface MessageSource {
  /** The catalogue of the locale's language. `undefined` until it is loaded, and for English. */
  readonly catalogue: TextOverrides | undefined;
  /** The host's own messages. */
  readonly overrides: TextOverrides | undefined;
  /** The name for `{service}`. Default: the words of the language. */
  readonly serviceName: string | undefined;
  /** Requests the catalogue. Takes the loader as argument, so that a page without messages does not bundle it. */
  readonly requestCatalogue: (load: CatalogueLoader) => void;
}

/**
 * Merges English, the loaded catalogue and the host's messages. Returns the same object for the same sections until the
 * source changes.
 */
export function messagesOf<const TSections extends readonly Section[]>(
  source: MessageSource,
  sections: TSections,
): TextOf<TSections[number]> {
  source.requestCatalogue(loadCatalogue);
  let node = rootOf(source);
  for (const section of sections) {
    const child: SectionNode = node.children.get(section) ?? { children: new Map() };
    node.children.set(section, child);
    node = child;
  }
  node.messages ??= merge([enService, ...sections], source);
  // `merge` returns all of these sections.
  return node.messages as TextOf<TSections[number]>;
}

/** Loads the catalogue of a locale's language. Resolves to `undefined` for English and for languages without a catalogue. */
export async function loadCatalogue(locale: string): Promise<Catalogue | undefined> {
  return loaders[new Intl.Locale(locale).language]?.();
}

const loaders: Readonly<Record<string, () => Promise<Catalogue>>> = {
  ar: async () => (await import("./ar.ts")).ar,
  fr: async () => (await import("./fr.ts")).fr,
  pt: async () => (await import("./pt.ts")).pt,
};

/** Node of a trie whose path is a list of sections. */
interface SectionNode {
  messages?: Section;
  readonly children: Map<Section, SectionNode>;
}

const rootOf = memoize((_source: MessageSource): SectionNode => ({ children: new Map() }), new WeakMap());

function merge(sections: readonly Section[], { catalogue, overrides, serviceName }: MessageSource): Section {
  const entries = sections
    .flatMap((section) => Object.entries(section))
    .map(([name, messages]): [string, object] => [
      name,
      withDefaults({ ...messages, ...get(catalogue, name) }, get(overrides, name)),
    ]);
  return fillServiceName<Section>(Object.fromEntries(entries), serviceName);
}

function get(catalogue: TextOverrides | undefined, name: string): object | undefined {
  const messages: unknown = catalogue && Reflect.get(catalogue, name);
  return typeof messages === "object" && messages !== null ? messages : undefined;
}
