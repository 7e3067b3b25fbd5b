import type { LookupFunction } from "node:net";
import { KIT_HEADER, KIT_HEADER_VALUE, PROBE_USER_AGENT } from "@partner-kit/contract";
import { type HttpResponse, type SendRequestParameters, sendRequest } from "../http/sendRequest.ts";

export interface CreateTargetParameters {
  /** The mount of the proxy: `https://admin.example/partner-kit`. */
  readonly url: URL;
  /** Headers that make requests those of a signed-in person. */
  readonly sessionHeaders: Readonly<Record<string, string>>;
  /** Milliseconds for one request. */
  readonly timeout: number;
  readonly lookup?: LookupFunction | undefined;
}

export interface ProbeParameters {
  /** Default `GET`. */
  readonly method?: string | undefined;
  /** Path below the mount, sent exactly as it is. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: string | undefined;
  /** Whether the headers of the session are left out. */
  readonly isAnonymous?: boolean | undefined;
}

/** A deployed proxy that probes are sent to. */
export interface Target {
  readonly origin: string;
  readonly isLoopback: boolean;
  /** Whether session headers were given, and the connection may carry them. */
  readonly hasSessionHeaders: boolean;
  /** A text that every probe sends in a header. No response may contain it. */
  readonly marker: string;
  /** All responses so far. */
  readonly responses: readonly HttpResponse[];
  /** Parameters of a request, for readers of streams. */
  requestOf(probe: ProbeParameters): SendRequestParameters;
  probe(probe: ProbeParameters): Promise<HttpResponse>;
}

/** Creates a target. Session headers are never sent over plain HTTP to another machine. */
export function createTarget(parameters: CreateTargetParameters): Target {
  const { url, sessionHeaders, timeout, lookup } = parameters;
  const { origin, hostname, protocol } = url;
  const mount = url.pathname.replace(/\/+$/, "");
  const isLoopback = /^(?:localhost|\[::1\]|127(?:\.\d+){3})$/.test(hostname);
  const isPrivate = isLoopback || protocol === "https:";
  const marker = crypto.randomUUID();
  const responses: HttpResponse[] = [];

  function requestOf(probe: ProbeParameters): SendRequestParameters {
    const { method = "GET", path, headers, body, isAnonymous = !isPrivate } = probe;
    return {
      origin,
      path: `${mount}${path}`,
      method,
      headers: {
        accept: "application/json",
        "user-agent": PROBE_USER_AGENT,
        "x-probe": marker,
        ...(body !== undefined && { "content-length": String(Buffer.byteLength(body)) }),
        ...(!isAnonymous && sessionHeaders),
        ...headers,
      },
      body,
      timeout,
      lookup,
    };
  }

  return {
    origin,
    isLoopback,
    hasSessionHeaders: isPrivate && Object.keys(sessionHeaders).length > 0,
    marker,
    responses,
    requestOf,
    async probe(probe) {
      const response = await sendRequest(requestOf(probe));
      responses.push(response);
      return response;
    },
  };
}

/** The headers of a change that the proxy's own page sends. */
export function changeHeaders({ origin }: Pick<Target, "origin">): Readonly<Record<string, string>> {
  return { origin, [KIT_HEADER]: KIT_HEADER_VALUE, "content-type": "application/json" };
}
