import type { AddressFormat } from "./addressFormat.ts";
import type { AddressProblem } from "./checkAddress.ts";
import type { OddCharacter } from "./oddCharacters.ts";

/** What is known of an address that somebody enters. */
export type AddressCheck =
  | { readonly status: "empty" }
  /** It has characters of other scripts, which can look like the right ones. */
  | { readonly status: "odd"; readonly characters: readonly OddCharacter[] }
  /** No chain is chosen, or one whose addresses the kit does not know. */
  | { readonly status: "unchecked" }
  | {
      readonly status: "invalid";
      readonly problem: AddressProblem;
      /** How it is written, where it is an address of other chains. */
      readonly actual: AddressFormat | undefined;
    }
  | {
      readonly status: "valid";
      /** Whether a mistyped character would have been found. */
      readonly hasChecksum: boolean;
      readonly isTestnet: boolean;
    };
