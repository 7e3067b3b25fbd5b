import type { AddressCheck } from "./AddressCheck.ts";
import { cleanAddress } from "./address.ts";
import { type AddressFormat, addressFormat } from "./addressFormat.ts";
import { checkAddress } from "./checkAddress.ts";
import { oddCharacters } from "./oddCharacters.ts";

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
