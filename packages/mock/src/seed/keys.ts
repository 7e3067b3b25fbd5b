import { allScopes, defaultScopes, type Scope } from "@partner-kit/contract";
import { createWithdrawalSigningKey } from "@partner-kit/contract/signing";
import type { Conditions } from "../conditions.ts";
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

/** A key to have beside those. */
export interface ApiKeyParameters {
  /** The key itself. */
  readonly key: string;
  /** Default: the default set. */
  readonly scopes?: readonly Scope[] | undefined;
  /** Addresses and CIDR ranges it can be used from. Default: any. */
  readonly allowlist?: readonly string[] | undefined;
  /** `other` is another partner's account, with records of its own. Default `own`. */
  readonly account?: "own" | "other" | undefined;
  /** Ed25519 private key whose signatures it takes. Default: the service's `signingKey` where `wallets:withdraw` is among the scopes. */
  readonly signingKey?: string | undefined;
}

export const keyScopes: Readonly<Record<keyof MockKeys, readonly Scope[]>> = {
  default: defaultScopes,
  webhooks: [...defaultScopes, "webhooks:view", "webhooks:manage"],
  withdrawals: allScopes,
};

/** Makes up the keys. They open nothing but this emulator; those of one environment are unknown in the other. */
export function createKeys(random: Random, environment: Conditions["environment"]): MockKeys {
  const prefix = environment === "production" ? "mock-live-key" : "mock-key";
  const create = (name: string): string => `${prefix}-${name}-${toHex(random.bytes(12))}`;
  return { default: create("default"), webhooks: create("webhooks"), withdrawals: create("withdrawals") };
}

/** Makes up an Ed25519 private key: its 32-byte seed in URL-safe Base64. */
export function createSigningKey(random: Random): string {
  return createWithdrawalSigningKey({ bytes: random.bytes(32) });
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
