import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIPv6, type LookupFunction } from "node:net";
import { WEBHOOK_RESPONSE_TIMEOUT_SECONDS } from "@partner-kit/contract";
import type { Deliver, DeliveryOutcome, DeliveryRequest } from "../webhooks/deliver.ts";
import { type ResolveHost, resolveDeliverable } from "../webhooks/resolveDeliverable.ts";
import { resolveByDns } from "./resolveByDns.ts";

export interface CreateNodeDeliverParameters {
  /** Whether deliveries to this machine are allowed. Default `false`. */
  readonly allowLocal?: boolean | undefined;
  /** Default: the resolver of this machine. */
  readonly resolveHost?: ResolveHost | undefined;
  /** Addresses that receive the deliveries to an origin instead, such as `http://127.0.0.1:4000` for `https://admin.example`. */
  readonly receivers?: Receivers | undefined;
  /** Real milliseconds from the start of a request to the response. Default 5,000. */
  readonly timeoutMs?: number | undefined;
}

/** Base URLs of receivers on this machine, by the origin of the webhook URL. The path of the webhook URL follows the base URL. */
export type Receivers = Readonly<Record<string, string>>;

/**
 * Creates a sender that delivers over the network. Each request resolves the host again and connects only to the addresses
 * that it checked, so that DNS rebinding has no effect.
 */
export function createNodeDeliver(parameters: CreateNodeDeliverParameters = {}): Deliver {
  const { allowLocal = false, resolveHost = resolveByDns, receivers = {} } = parameters;
  const { timeoutMs = WEBHOOK_RESPONSE_TIMEOUT_SECONDS * 1000 } = parameters;
  return async (request) => {
    const limit = AbortSignal.timeout(timeoutMs);
    const signal = AbortSignal.any([request.signal, limit]);
    try {
      const { origin, pathname, search } = new URL(request.url);
      const receiver = receivers[origin];
      const url = receiver === undefined ? request.url : receiver.replace(/\/$/, "") + pathname + search;
      const checked = {
        hostname: new URL(url).hostname,
        resolveHost,
        allowLocal: allowLocal || receiver !== undefined,
      };
      const found = await unlessAborted(resolveDeliverable(checked), signal);
      if (found.kind !== "deliverable") return { kind: "failed", reason: "unreachable" };
      return await post({ request: { ...request, url }, signal, addresses: found.addresses });
    } catch {
      return { kind: "failed", reason: limit.aborted ? "timeout" : "unreachable" };
    }
  };
}

interface PostParameters {
  readonly request: DeliveryRequest;
  readonly signal: AbortSignal;
  readonly addresses: readonly string[];
}

/** Rejects without a response. Reads and discards the response body until the timeout. */
function post({ request: { url, headers, body }, signal, addresses }: PostParameters): Promise<DeliveryOutcome> {
  return new Promise((resolve, reject) => {
    const send = new URL(url).protocol === "https:" ? requestHttps : requestHttp;
    const outgoing = send(
      url,
      {
        method: "POST",
        headers: { ...headers, "content-length": String(body.length) },
        // One connection per request, because the next request may use another address.
        agent: false,
        lookup: pinTo(addresses),
        signal,
      },
      (incoming) => {
        incoming.on("error", () => incoming.destroy()).resume();
        const { statusCode = 0, headers: responseHeaders } = incoming;
        resolve({ kind: "response", status: statusCode, retryAfter: responseHeaders["retry-after"] ?? null });
      },
    );
    outgoing.on("error", reject).end(body);
  });
}

function pinTo(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_hostname, { all }, callback) => {
    const [first] = found;
    if (all) callback(null, found);
    else callback(null, first?.address ?? "", first?.family);
  };
}

function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(new Error("aborted")), { once: true });
    promise.then(resolve, reject);
  });
}
