/** A character that is not valid in any address. */
export interface OddCharacter {
  readonly character: string;
  /** Such as `U+0430`. */
  readonly codePoint: string;
  /** The Latin character that it resembles, if known. */
  readonly looksLike: string | undefined;
}

/** Finds characters of other scripts, which can look like Latin ones. Returns each once. */
export function oddCharacters(address: string): OddCharacter[] {
  const odd = new Set(Array.from(address).filter((character) => !/^[A-Za-z0-9]$/.test(character)));
  return Array.from(odd, (character) => ({
    character,
    codePoint: `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`,
    looksLike: lookalikes.get(character) ?? readAsLatin(character),
  }));
}

/** Converts wide, bold and other variants to the plain letter. */
function readAsLatin(character: string): string | undefined {
  const plain = character.normalize("NFKD").replace(/\p{M}/gu, "");
  return /^[A-Za-z0-9]$/.test(plain) ? plain : undefined;
}

const CYRILLIC_AND_GREEK = "АаВЕеЅѕІіЈјКкМНОоРрСсТУуХхһԁԛԝΑΒΕΖΗΙΚΜΝΟοΡΤΥΧν";
const LATIN = "AaBEeSsIiJjKkMHOoPpCcTYyXxhdqwABEZHIKMNOoPTYXv";
const lookalikes: ReadonlyMap<string, string> = new Map(
  Array.from(CYRILLIC_AND_GREEK, (character, index) => [character, LATIN[index] ?? ""]),
);
