import { sha256 } from "@noble/hashes/sha2.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { base58, bech32, bech32m, createBase58check, hex } from "@scure/base";

/** Reason why an address is invalid. */
export type AddressProblem =
  /** It does not have the format of the chain's addresses. */
  | "form"
  /** The format is correct, but the checksum does not match: a character is wrong. */
  | "checksum";

/** The result of an offline check. A valid address is not proof that anybody owns it. */
export type AddressVerdict =
  | {
      readonly isValid: true;
      /** Whether the check detects a mistyped character. */
      readonly hasChecksum: boolean;
      readonly isTestnet: boolean;
    }
  | { readonly isValid: false; readonly problem: AddressProblem };

export interface CheckAddressParameters {
  readonly format: AddressFormat;
  readonly address: string;
}

/** Checks format and checksum of an address. */
export function checkAddress({ format, address }: CheckAddressParameters): AddressVerdict {
  return checks[format](address);
}

const checks: Readonly<Record<AddressFormat, (address: string) => AddressVerdict>> = {
  bitcoin: (address) => (/^(?:bc|tb)1/i.test(address) ? checkSegwit(address) : checkLegacyBitcoin(address)),
  evm: checkEvm,
  solana(address) {
    if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address) || base58.decode(address).length !== 32) return invalid("form");
    return { isValid: true, hasChecksum: false, isTestnet: false };
  },
  tron(address) {
    if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address)) return invalid("form");
    const bytes = decode(() => base58check.decode(address));
    return bytes?.length === 21 && bytes[0] === 0x41 ? valid : invalid("checksum");
  },
};

/** EIP-55: the case of the letters is a checksum. Addresses in a single case have none. */
function checkEvm(address: string): AddressVerdict {
  const [, digits] = /^0x([0-9a-fA-F]{40})$/.exec(address) ?? [];
  if (digits === undefined) return invalid("form");
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase())
    return { isValid: true, hasChecksum: false, isTestnet: false };
  const hash = hex.encode(keccak_256(new TextEncoder().encode(lower)));
  const expected = Array.from(lower, (digit, index) => ((hash[index] ?? "0") >= "8" ? digit.toUpperCase() : digit));
  return expected.join("") === digits ? valid : invalid("checksum");
}

function checkLegacyBitcoin(address: string): AddressVerdict {
  if (!/^[123mn][1-9A-HJ-NP-Za-km-z]{24,34}$/.test(address)) return invalid("form");
  const [version, ...rest] = decode(() => base58check.decode(address)) ?? [];
  if (version === undefined || rest.length !== 20) return invalid("checksum");
  if (version === 0x00 || version === 0x05) return valid;
  return version === 0x6f || version === 0xc4 ? { ...valid, isTestnet: true } : invalid("form");
}

/** BIP 173 and BIP 350. */
function checkSegwit(address: string): AddressVerdict {
  if (!/^(?:bc1|tb1)[02-9ac-hj-np-z]{11,87}$/i.test(address)) return invalid("form");
  if (address !== address.toLowerCase() && address !== address.toUpperCase()) return invalid("form");
  const text = address.toLowerCase();
  // The character after the prefix is the version, which decides the checksum.
  const coder = text[3] === "q" ? bech32 : bech32m;
  const decoded = coder.decodeUnsafe(text);
  if (!decoded) return invalid("checksum");
  const [version = 0, ...data] = decoded.words;
  const program = coder.fromWordsUnsafe(data);
  const isSized = version === 0 ? program?.length === 20 || program?.length === 32 : isBetween(program?.length, 2, 40);
  if (!isSized || version > 16) return invalid("form");
  return { ...valid, isTestnet: text.startsWith("tb1") };
}

const base58check = createBase58check(sha256);

const valid: Extract<AddressVerdict, { isValid: true }> = { isValid: true, hasChecksum: true, isTestnet: false };

function invalid(problem: AddressProblem): AddressVerdict {
  return { isValid: false, problem };
}

function decode<TValue>(read: () => TValue): TValue | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function isBetween(value: number | undefined, minimum: number, maximum: number): boolean {
  return value !== undefined && value >= minimum && value <= maximum;
}

/** The address formats that the kit can check. */
export type AddressFormat = "bitcoin" | "evm" | "solana" | "tron";

/** Returns the address format of a chain, `undefined` if the kit does not know the chain. */
export function addressFormat(chain: string): AddressFormat | undefined {
  return formats.get(chain.toLowerCase().replace(/[\s_-]+/g, ""));
}

// Assumed: the service document does not show the names of chains. Addresses of other chains are accepted without a check.
const formats: ReadonlyMap<string, AddressFormat> = new Map([
  ...name("bitcoin", ["bitcoin", "btc"]),
  ...name("evm", ["ethereum", "eth", "erc20", "bsc", "bep20", "bnbsmartchain", "polygon", "matic", "arbitrum"]),
  ...name("evm", ["arbitrumone", "base", "optimism", "avalanche", "avalanchec", "celo", "linea", "scroll"]),
  ...name("solana", ["solana", "sol"]),
  ...name("tron", ["tron", "trx", "trc20"]),
]);

function name(format: AddressFormat, chains: readonly string[]): [string, AddressFormat][] {
  return chains.map((chain) => [chain, format]);
}
