/** How an expected name compares with the bank's. */
export type NameMatch = "matches" | "differs" | "nothingExpected";

/**
 * Compares a name with the bank's spelling. Ignores order, case, accents, titles, spellings of "limited", and extra names
 * of the bank. It is a hint; the user decides.
 */
export function compareNames(parameters: { readonly expected: string; readonly actual: string }): NameMatch {
  const { expected, actual } = parameters;
  const wanted = wordsOf(expected);
  if (wanted.length === 0) return "nothingExpected";
  const given = wordsOf(actual);
  for (const word of wanted) {
    const at = given.findIndex((other) => other === word || (word.length === 1 && other.startsWith(word)));
    if (at < 0) return "differs";
    given.splice(at, 1);
  }
  return "matches";
}

function wordsOf(name: string): string[] {
  return (
    name
      .normalize("NFKD")
      .replace(/[\p{M}.'’]/gu, "")
      .toUpperCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .filter((word) => !passedOver.has(word))
    .map((word) => spellings.get(word) ?? word);
}

/** Titles, and "and", which may be an ampersand. */
const passedOver: ReadonlySet<string> = new Set([
  "MR",
  "MRS",
  "MS",
  "MISS",
  "DR",
  "PROF",
  "CHIEF",
  "ALHAJI",
  "ALHAJA",
  "ENGR",
  "AND",
]);

const spellings: ReadonlyMap<string, string> = new Map([
  ["LTD", "LIMITED"],
  ["CO", "COMPANY"],
  ["ENT", "ENTERPRISES"],
  ["ENTERPRISE", "ENTERPRISES"],
  ["NIG", "NIGERIA"],
  ["INTL", "INTERNATIONAL"],
]);
