import { KIT_HEADER, KIT_HEADER_VALUE } from "@partner-kit/contract";
import { type Client, createClient } from "@partner-kit/contract/client";
import { createRetryPolicy, type RetryPolicy } from "./retryPolicy.ts";

export interface CreateKitParameters {
  /** URL of the proxy: a path on the page's origin, or an absolute URL. Default `/partner-kit`. */
  readonly baseUrl?: string | undefined;
  /** Default: the global `fetch`. */
  readonly fetch?: typeof fetch | undefined;
  /** Milliseconds since the epoch. Default `Date.now`. */
  readonly now?: (() => number) | undefined;
  /** Returns a number between 0 and 1. Spreads retries over time. Default `Math.random`. */
  readonly random?: (() => number) | undefined;
}

/** Connection to one proxy, shared by all reads and writes. */
export interface Kit {
  /** Part of every query key. */
  readonly baseUrl: string;
  readonly client: Client;
  readonly retryPolicy: RetryPolicy;
}

/** Creates a kit to prefetch with, on a server or in a loader. On the page, the provider creates it. */
export function createKit(parameters: CreateKitParameters = {}): Kit {
  const { fetch, now, random = Math.random } = parameters;
  const baseUrl = (parameters.baseUrl ?? DEFAULT_BASE_URL).replace(/\/+$/, "");
  const client = createClient({ baseUrl, fetch, now, headers: { [KIT_HEADER]: KIT_HEADER_VALUE } });
  return { baseUrl, client, retryPolicy: createRetryPolicy(random) };
}

export const DEFAULT_BASE_URL = "/partner-kit";
