import { KIT_HEADER, KIT_HEADER_VALUE } from "@partner-kit/contract";
import { type Client, createClient } from "@partner-kit/contract/client";
import { createRetryPolicy, type RetryPolicy } from "./retryPolicy.ts";

export interface CreateKitParameters {
  /** Where the proxy is mounted: a path of the page's own origin, or an address. Default `/partner-kit`. */
  readonly baseUrl?: string | undefined;
  /** Default: the global `fetch`. */
  readonly fetch?: typeof fetch | undefined;
  /** Milliseconds since the epoch. Default `Date.now`. */
  readonly now?: (() => number) | undefined;
  /** Between 0 and 1; spreads retries. Default `Math.random`. */
  readonly random?: (() => number) | undefined;
}

/** What every read and write needs to know of where it goes. */
export interface Kit {
  /** Tells two proxies apart in query keys. */
  readonly baseUrl: string;
  readonly client: Client;
  readonly retryPolicy: RetryPolicy;
}

/** Makes a kit by hand, to prefetch on a server or in a loader. In the page the provider makes it. */
export function createKit(parameters: CreateKitParameters = {}): Kit {
  const { fetch, now, random = Math.random } = parameters;
  const baseUrl = (parameters.baseUrl ?? DEFAULT_BASE_URL).replace(/\/+$/, "");
  const client = createClient({ baseUrl, fetch, now, headers: { [KIT_HEADER]: KIT_HEADER_VALUE } });
  return { baseUrl, client, retryPolicy: createRetryPolicy(random) };
}

/** Where the proxy is mounted unless told otherwise. */
export const DEFAULT_BASE_URL = "/partner-kit";
