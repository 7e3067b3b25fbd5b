/** Returns a function that finds texts with every term of a search. Ignores case and accents. */
export function createTextSearch(search: string): (text: string) => boolean {
  const terms = foldText(search)
    .split(/\s+/)
    .filter((term) => term !== "");
  return (text) => {
    const folded = foldText(text);
    return terms.every((term) => folded.includes(term));
  };
}

/** Removes the differences that a search ignores: case, accents and widths of characters. */
export function foldText(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
