import { cleanAddress } from "./address.ts";
import { type AddressFormat, type AddressProblem, addressFormat, checkAddress } from "./checkAddress.ts";

export interface AssessAddressParameters {
  /** The service's name of the chain. Empty until one is selected. */
  readonly chain: string;
  readonly address: string;
}

/** Checks an address for a chain, without a request. */
export function assessAddress({ chain, address: typed }: AssessAddressParameters): AddressCheck {
  const address = cleanAddress(typed);
  if (address === "") return { status: "empty" };
  const characters = oddCharacters(address);
  if (characters.length > 0) return { status: "odd", characters };
  const format = addressFormat(chain);
  if (!format) return { status: "unchecked" };
  const verdict = checkAddress({ format, address });
  if (verdict.isValid) return { status: "valid", hasChecksum: verdict.hasChecksum, isTestnet: verdict.isTestnet };
  const actual = formats.find((other) => other !== format && checkAddress({ format: other, address }).isValid);
  return { status: "invalid", problem: verdict.problem, actual };
}

// Solana is last because its format is the loosest and has no checksum.
const formats: readonly AddressFormat[] = ["evm", "tron", "bitcoin", "solana"];

/** The result of checking an entered address. */
export type AddressCheck =
  | { readonly status: "empty" }
  /** It contains characters of other scripts, which can look like the correct ones. */
  | { readonly status: "odd"; readonly characters: readonly OddCharacter[] }
  /** No chain is chosen, or one whose addresses the kit does not know. */
  | { readonly status: "unchecked" }
  | {
      readonly status: "invalid";
      readonly problem: AddressProblem;
      /** The format of another chain that it is valid for. */
      readonly actual: AddressFormat | undefined;
    }
  | {
      readonly status: "valid";
      /** Whether the check detects a mistyped character. */
      readonly hasChecksum: boolean;
      readonly isTestnet: boolean;
    };

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
