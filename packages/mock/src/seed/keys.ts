import { allScopes, defaultScopes, type Scope } from "@partner-kit/contract";
import { createWithdrawalSigningKey } from "@partner-kit/contract/signing";
import type { Conditions } from "../conditions.ts";
import type { Random } from "../random.ts";

/** The keys of the emulated account, each with different scopes. */
export interface MockKeys {
  /** The default set of scopes. */
  readonly default: string;
  /** The default set and both webhook scopes. */
  readonly webhooks: string;
  /** Every scope, including `wallets:withdraw`. */
  readonly withdrawals: string;
}

/** An additional key. */
export interface ApiKeyParameters {
  /** The API key. */
  readonly key: string;
  /** Default: the default set. */
  readonly scopes?: readonly Scope[] | undefined;
  /** Allowed addresses and CIDR ranges. Default: all. */
  readonly allowlist?: readonly string[] | undefined;
  /** `other` is another partner's account with other records. Default `own`. */
  readonly account?: "own" | "other" | undefined;
  /** Ed25519 private key whose signatures are accepted. Default: `signingKey` of the service if the key has `wallets:withdraw`. */
  readonly signingKey?: string | undefined;
}

export const keyScopes: Readonly<Record<keyof MockKeys, readonly Scope[]>> = {
  default: defaultScopes,
  webhooks: [...defaultScopes, "webhooks:view", "webhooks:manage"],
  withdrawals: allScopes,
};

/** Generates the keys. They are valid for this emulator only, and for one environment only. */
export function createKeys(random: Random, environment: Conditions["environment"]): MockKeys {
  const prefix = environment === "production" ? "mock-live-key" : "mock-key";
  const create = (name: string): string => `${prefix}-${name}-${toHex(random.bytes(12))}`;
  return { default: create("default"), webhooks: create("webhooks"), withdrawals: create("withdrawals") };
}

/** Generates an Ed25519 private key: its 32-byte seed in URL-safe Base64. */
export function createSigningKey(random: Random): string {
  return createWithdrawalSigningKey({ bytes: random.bytes(32) });
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
