/** A character that no address has, and what it can be mistaken for. */
export interface OddCharacter {
  readonly character: string;
  /** As `U+0430`. */
  readonly codePoint: string;
  /** The character it looks like, where that is known. */
  readonly looksLike: string | undefined;
}

/** Finds characters of other scripts, which can look just like the right ones. Each is told once. */
export function oddCharacters(address: string): OddCharacter[] {
  const odd = new Set(Array.from(address).filter((character) => !/^[A-Za-z0-9]$/.test(character)));
  return Array.from(odd, (character) => ({
    character,
    codePoint: `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`,
    looksLike: lookalikes.get(character) ?? readAsLatin(character),
  }));
}

/** Wide, bold, script and other variants fold to the plain letter. */
function readAsLatin(character: string): string | undefined {
  const plain = character.normalize("NFKD").replace(/\p{M}/gu, "");
  return /^[A-Za-z0-9]$/.test(plain) ? plain : undefined;
}

/** Letters of Cyrillic and Greek that look like Latin ones. */
const lookalikes: ReadonlyMap<string, string> = new Map(
  Array.from("АаВЕеЅѕІіЈјКкМНОоРрСсТУуХхһԁԛԝ", (character, at): [string, string] => [
    character,
    "AaBEeSsIiJjKkMHOoPpCcTYyXxhdqw"[at] ?? "",
  ]).concat(
    Array.from("ΑΒΕΖΗΙΚΜΝΟοΡΤΥΧν", (character, at): [string, string] => [character, "ABEZHIKMNOoPTYXv"[at] ?? ""]),
  ),
);
