import type { AddressCheck } from "./AddressCheck.ts";
import { type AddressFormat, addressFormat } from "./addressFormat.ts";
import { cleanAddress } from "./cleanAddress.ts";
import { oddCharacters } from "./oddCharacters.ts";

export interface AssessAddressParameters {
  /** As the service names it; empty while none is chosen. */
  readonly chain: string;
  readonly address: string;
}

/** Says of an address what can be said at once: `checking` where the check proper has to come. */
export function glanceAtAddress({ chain, address: typed }: AssessAddressParameters): AddressCheck {
  const address = cleanAddress(typed);
  if (address === "") return { status: "empty" };
  const characters = oddCharacters(address);
  if (characters.length > 0) return { status: "odd", characters };
  return { status: addressFormat(chain) ? "checking" : "unchecked" };
}

/** Checks an address for a chain. Loads what it takes at the first call; where that cannot be had, nothing is said. */
export async function assessAddress({ chain, address: typed }: AssessAddressParameters): Promise<AddressCheck> {
  const glance = glanceAtAddress({ chain, address: typed });
  const format = addressFormat(chain);
  if (glance.status !== "checking" || !format) return glance;
  const address = cleanAddress(typed);
  try {
    const { checkAddress } = await import("./checkAddress.ts");
    const verdict = checkAddress({ format, address });
    if (verdict.isValid) return { status: "valid", hasChecksum: verdict.hasChecksum, isTestnet: verdict.isTestnet };
    const actual = formats.find((other) => other !== format && checkAddress({ format: other, address }).isValid);
    return { status: "invalid", problem: verdict.problem, actual };
  } catch {
    return { status: "unchecked" };
  }
}

// Solana last: its form is the loosest, and has no checksum.
const formats: readonly AddressFormat[] = ["evm", "tron", "bitcoin", "solana"];
