/** How a name that was expected goes with the one a bank gave. */
export type NameMatch = "matches" | "differs" | "nothingExpected";

export interface CompareNamesParameters {
  readonly expected: string;
  readonly actual: string;
}

/**
 * Compares names as banks write them with names as people do: order, case, accents, titles and the ways to write "limited"
 * do not count, nor do names the bank knows beyond those expected. A hint for a person, who decides.
 */
export function compareNames({ expected, actual }: CompareNamesParameters): NameMatch {
  const wanted = messages(expected);
  if (wanted.length === 0) return "nothingExpected";
  const given = messages(actual);
  for (const word of wanted) {
    const at = given.findIndex((other) => other === word || (word.length === 1 && other.startsWith(word)));
    if (at < 0) return "differs";
    given.splice(at, 1);
  }
  return "matches";
}

function messages(name: string): string[] {
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

/** Titles, and the word that is as often an ampersand. */
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
