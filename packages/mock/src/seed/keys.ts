import { allScopes, defaultScopes, type Scope } from "@partner-kit/contract";
import { createWithdrawalSigningKey } from "@partner-kit/contract/signing";
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

/** Makes up an Ed25519 private key: its 32-byte seed in URL-safe Base64. */
export function createSigningKey(random: Random): string {
  return createWithdrawalSigningKey({ bytes: random.bytes(32) });
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
