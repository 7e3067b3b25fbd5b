import type { AddressCheck } from "../../chains/AddressCheck.ts";
import type { AddressFormat } from "../../chains/addressFormat.ts";
import { fillText } from "../../text/fillText.ts";
import type { Text } from "../../text/text.ts";

/** Puts what is wrong with an address into words; `undefined` where nothing is. */
export function describeAddress(check: AddressCheck, words: Text["recipientEditor"]): string | undefined {
  if (check.status === "odd") {
    const characters = check.characters.map(({ character, codePoint, looksLike }) =>
      looksLike === undefined
        ? fillText(words.oddCharacter, { character, codePoint })
        : fillText(words.oddCharacterLike, { character, codePoint, like: looksLike }),
    );
    return fillText(words.addressOdd, { characters: characters.join(", ") });
  }
  if (check.status !== "invalid") return undefined;
  if (check.actual) return fillText(words.addressOther, { kind: words[formatNames[check.actual]] });
  return check.problem === "checksum" ? words.addressChecksum : words.addressForm;
}

const formatNames = {
  bitcoin: "formatBitcoin",
  evm: "formatEvm",
  solana: "formatSolana",
  tron: "formatTron",
} as const satisfies Record<AddressFormat, keyof Text["recipientEditor"]>;
