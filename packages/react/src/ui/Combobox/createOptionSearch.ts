import { foldText } from "../../format/createTextSearch.ts";

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** Muted text at the end of the line, such as a code. Searchable. */
  readonly detail?: string | undefined;
  /** A muted line below the label. Not searchable. */
  readonly note?: string | undefined;
  /** Additional search terms. */
  readonly keywords?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** Returns matching options. Those that start with the query come first, then those with a word that does. */
export type OptionSearch = (text: string) => readonly ComboboxOption[];

/**
 * Creates a search that matches all words of a query in any order, ignoring accents and case. Indexes the options on the
 * first search, so that a keystroke takes a millisecond with thousands of options.
 */
export function createOptionSearch(options: readonly ComboboxOption[]): OptionSearch {
  let entries: readonly { readonly option: ComboboxOption; readonly text: string }[] | undefined;
  return (text) => {
    const query = foldText(text).trim();
    if (query === "") return options;
    entries ??= options.map((option) => ({
      option,
      text: foldText([option.label, option.detail, option.keywords].filter(Boolean).join(" ")),
    }));
    const words = query.split(/\s+/);
    const ranks: [ComboboxOption[], ComboboxOption[], ComboboxOption[], ComboboxOption[]] = [[], [], [], []];
    for (const entry of entries) {
      if (words.every((word) => entry.text.includes(word))) ranks[rank(entry.text, query)].push(entry.option);
    }
    return ranks.flat();
  };
}

function rank(text: string, query: string): 0 | 1 | 2 | 3 {
  if (`${text} `.startsWith(`${query} `)) return 0;
  if (text.startsWith(query)) return 1;
  return text.includes(` ${query}`) ? 2 : 3;
}
