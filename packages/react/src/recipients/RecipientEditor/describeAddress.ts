import type { AddressCheck } from "../../chains/AddressCheck.ts";
import type { AddressFormat } from "../../chains/addressFormat.ts";
import { fillText } from "../../text/fillText.ts";
import type { Text } from "../../text/text.ts";

/** Describes the problem of an address. Returns `undefined` if it has none. */
export function describeAddress(check: AddressCheck, messages: Text["recipientEditor"]): string | undefined {
  if (check.status === "odd") {
    const characters = check.characters.map(({ character, codePoint, looksLike }) =>
      looksLike === undefined
        ? fillText(messages.oddCharacter, { character, codePoint })
        : fillText(messages.oddCharacterLike, { character, codePoint, like: looksLike }),
    );
    return fillText(messages.addressOdd, { characters: characters.join(", ") });
  }
  if (check.status !== "invalid") return undefined;
  if (check.actual) return fillText(messages.addressOther, { kind: messages[formatNames[check.actual]] });
  return check.problem === "checksum" ? messages.addressChecksum : messages.addressForm;
}

const formatNames = {
  bitcoin: "formatBitcoin",
  evm: "formatEvm",
  solana: "formatSolana",
  tron: "formatTron",
} as const satisfies Record<AddressFormat, keyof Text["recipientEditor"]>;
