/** One thing to choose. */
export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** Stands muted at the end of its line: a code. Found by it too. */
  readonly detail?: string | undefined;
  /** Other words it is found by. */
  readonly keywords?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

/**
 * Finds options: first those that begin with what is looked for, as a whole word before a part of one, then those of which
 * another word does. Where that tells nothing, the order is that of the options.
 */
export type OptionSearch = (text: string) => readonly ComboboxOption[];

/**
 * Makes a search over options. Every word has to be found, in whatever order; accents and capitals do not count. What is
 * looked at is written out once, at the first search, so that a key pressed over thousands of options costs a millisecond.
 */
export function createOptionSearch(options: readonly ComboboxOption[]): OptionSearch {
  let entries: readonly { readonly option: ComboboxOption; readonly text: string }[] | undefined;
  return (text) => {
    const query = fold(text).trim();
    if (query === "") return options;
    entries ??= options.map((option) => ({
      option,
      text: fold([option.label, option.detail, option.keywords].filter(Boolean).join(" ")),
    }));
    const messages = query.split(/\s+/);
    const ranks: [ComboboxOption[], ComboboxOption[], ComboboxOption[], ComboboxOption[]] = [[], [], [], []];
    for (const entry of entries) {
      if (messages.every((word) => entry.text.includes(word))) ranks[rank(entry.text, query)].push(entry.option);
    }
    return ranks.flat();
  };
}

function rank(text: string, query: string): 0 | 1 | 2 | 3 {
  if (`${text} `.startsWith(`${query} `)) return 0;
  if (text.startsWith(query)) return 1;
  return text.includes(` ${query}`) ? 2 : 3;
}

function fold(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
