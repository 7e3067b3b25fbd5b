import type { AddressFormat } from "./addressFormat.ts";
import type { AddressProblem } from "./checkAddress.ts";
import type { OddCharacter } from "./oddCharacters.ts";

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
