import { allScopes, defaultScopes, type Scope } from "@partner-kit/contract";
import type { Random } from "../random.ts";

/** The keys of the emulated account, each with other scopes. */
export interface MockKeys {
  /** The default set of scopes. */
  readonly default: string;
  /** The default set and both webhook scopes. */
  readonly webhooks: string;
  /** Every scope, `wallets:withdraw` among them. */
  readonly withdrawals: string;
}

export const keyScopes: Readonly<Record<keyof MockKeys, readonly Scope[]>> = {
  default: defaultScopes,
  webhooks: [...defaultScopes, "webhooks:view", "webhooks:manage"],
  withdrawals: allScopes,
};

/** Makes up the keys. They open nothing but this emulator. */
export function createKeys(random: Random): MockKeys {
  const create = (name: string): string => `mock-key-${name}-${toHex(random.bytes(12))}`;
  return { default: create("default"), webhooks: create("webhooks"), withdrawals: create("withdrawals") };
}

/** Makes up an Ed25519 private key: PKCS #8 in standard Base64. */
export function createSigningKey(random: Random): string {
  const bytes = [...pkcs8Ed25519Prefix, ...random.bytes(32)];
  return btoa(String.fromCharCode(...bytes));
}

const pkcs8Ed25519Prefix = [0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20];

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
