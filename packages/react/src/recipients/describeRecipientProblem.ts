import type { AddressCheck } from "../chains/assessAddress.ts";
import type { AddressFormat } from "../chains/checkAddress.ts";
import { fillText } from "../text/fillText.ts";
import type { Text } from "../text/text.ts";
import type { ConfirmationProblem, RecipientProblem } from "./recipientProblems.ts";

/**
 * Describes a problem of `useRecipientEditor`. Returns `undefined` for no problem and for `address`, which
 * `describeAddressCheck` explains.
 */
export function describeRecipientProblem(
  problem: RecipientProblem | ConfirmationProblem | undefined,
  { recipientEditor: messages }: Pick<Text, "recipientEditor">,
): string | undefined {
  switch (problem) {
    case undefined:
    case "address":
      return undefined;
    case "too_long":
      return messages.tooLong;
    default:
      return messages[problem];
  }
}

/** Describes what is wrong with an address. Returns `undefined` if nothing is known to be wrong. */
export function describeAddressCheck(
  check: AddressCheck,
  { recipientEditor: messages }: Pick<Text, "recipientEditor">,
): string | undefined {
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
