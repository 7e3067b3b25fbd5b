import type { IncomingMessage, RequestListener } from "node:http";
import { allGrantedScopes } from "@partner-kit/contract";
import { createWebhookSecret } from "@partner-kit/contract/webhook";
import { createMockService, createVirtualClock, type MockService } from "@partner-kit/mock";
import { type CreateProxyParameters, createProxy, type PartnerProxy } from "@partner-kit/proxy";
import { toNodeListener } from "@partner-kit/proxy/node";
import { onTestFinished } from "vitest";
import { startListener } from "./startListener.ts";

export const SECRET = createWebhookSecret({ bytes: new Uint8Array(32).fill(7) });
export const COOKIE = "session=ada";

/** A proxy that listens, with an emulated service. */
export interface DeployedProxy {
  readonly proxy: PartnerProxy;
  readonly service: MockService;
  /** URL of the mount. */
  readonly url: URL;
}

/** Puts something in front of a proxy. */
export type Wrap = (listener: RequestListener, deployed: Omit<DeployedProxy, "url">) => RequestListener;

export interface DeployProxyParameters {
  readonly settings?: Partial<CreateProxyParameters> | undefined;
  readonly wrap?: Wrap | undefined;
}

/** Starts a proxy that accepts one session, until the test ends. */
export async function deployProxy({ settings, wrap }: DeployProxyParameters = {}): Promise<DeployedProxy> {
  const service = createMockService({ clock: createVirtualClock() });
  const proxy = createProxy({
    baseUrl: "https://service.example/v1",
    apiKey: service.keys.default,
    environment: "staging",
    unsafe: ["memory-store", "unkeyed-audit", "http-origin"],
    authorize: ({ headers }) =>
      headers.get("cookie") === COOKIE ? { subject: "ada", scopes: allGrantedScopes } : null,
    webhookSecrets: [SECRET],
    fetch: (input, init) => service.fetch(new Request(input, init)),
    ...settings,
  });
  onTestFinished(() => proxy.close());
  const listener = toNodeListener(proxy);
  const origin = await startListener(wrap ? wrap(listener, { proxy, service }) : listener);
  return { proxy, service, url: new URL(`${origin}/partner-kit`) };
}

type Head = Readonly<Record<string, string>>;

/** Changes the headers of responses. */
export function changeHead(change: (head: Head, path: string) => Head): Wrap {
  return (listener) => (incoming, outgoing) => {
    const writeHead = outgoing.writeHead.bind(outgoing);
    Object.assign(outgoing, {
      writeHead(status: number, list: readonly (string | number)[]) {
        const pairs = list.flatMap((name, index) => (index % 2 === 0 ? [[name, String(list[index + 1])]] : []));
        return writeHead(status, change(Object.fromEntries(pairs), incoming.url ?? ""));
      },
    });
    listener(incoming, outgoing);
  };
}

/** Changes requests before the proxy reads them. */
export function changeRequest(change: (incoming: Parameters<RequestListener>[0]) => void): Wrap {
  return (listener) => (incoming, outgoing) => {
    change(incoming);
    listener(incoming, outgoing);
  };
}

/** Responds in place of the proxy, unless `respond` returns `undefined`. */
export function respondInstead(
  respond: (request: Parameters<RequestListener>[0], deployed: Omit<DeployedProxy, "url">) => Instead | undefined,
): Wrap {
  return (listener, deployed) => async (incoming, outgoing) => {
    const instead = respond(incoming, deployed);
    if (!instead) return listener(incoming, outgoing);
    const response = await instead;
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(new Uint8Array(await response.arrayBuffer()));
  };
}

type Instead = Response | Promise<Response>;

/** Refuses bodies that are not JSON. */
export async function parseJson(incoming: IncomingMessage, proxy: PartnerProxy): Promise<Response> {
  const { method = "", url, headers } = incoming;
  const body = Buffer.concat(await incoming.toArray());
  if (body.toString() === "{") return new Response("<pre>SyntaxError</pre>", { status: 400 });
  const given = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  return proxy.fetch(new Request(`http://${headers.host}${url}`, { method, headers: given, body }));
}

/** Changes the environment in a staging proxy's session to production. */
export function pretendProduction(change: (text: string) => string): Wrap {
  return respondInstead(({ url, headers }, { proxy }) => {
    if (url?.endsWith("/kit/session") !== true || headers["sec-fetch-site"] !== undefined) return undefined;
    const { cookie, host } = headers;
    return readAsProduction(proxy, new Request(`http://${host}${url}`, { headers: cookie ? { cookie } : {} }), change);
  });
}

async function readAsProduction(
  proxy: PartnerProxy,
  request: Request,
  change: (text: string) => string,
): Promise<Response> {
  const response = await proxy.fetch(request);
  const text = (await response.text()).replace('"environment":"staging"', '"environment":"production"');
  return new Response(change(text), { status: response.status, headers: response.headers });
}
