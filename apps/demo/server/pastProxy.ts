import type { Authorize, PartnerProxy } from "@partner-kit/proxy";

export interface PastProxyParameters {
  /** Creates a proxy with the store and settings of the demo's proxy, but without sampling. */
  readonly createProxy: (own: {
    readonly now: () => number;
    readonly authorize: Authorize;
    /** Calls the service. Default: as the demo's proxy does. */
    readonly fetch?: typeof globalThis.fetch | undefined;
  }) => PartnerProxy;
  /** URL of the proxy, one of whose origins is allowed. Its host is not called. */
  readonly proxyUrl: string;
}

/** Sends a request to a proxy in this process, as a page does. */
export async function askInside(
  { proxy, proxyUrl }: { readonly proxy: PartnerProxy; readonly proxyUrl: string },
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  const request = new Request(proxyUrl + path, {
    method,
    headers: {
      origin: new URL(proxyUrl).origin,
      "x-partner-kit": "1",
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return proxy.fetch(request);
}

/** Reads the data of a response. Throws if the request failed. */
export async function readInside<Data>(response: Response): Promise<Data> {
  if (!response.ok) throw new Error(`The proxy returned ${response.status} when the demo filled its store.`);
  const { data } = (await response.json()) as { readonly data: Data };
  return data;
}
