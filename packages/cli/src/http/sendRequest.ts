import { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { setTimeout as delay, setImmediate as nextTurn } from "node:timers/promises";

export interface SendRequestParameters {
  /** Scheme, host and port. */
  readonly origin: string;
  /** Path and query exactly as they are sent: dot segments and encoded characters stay. */
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Body | undefined;
  /** Milliseconds until the request is given up. */
  readonly timeout: number;
  /** Default: DNS. */
  readonly lookup?: LookupFunction | undefined;
}

/** A list is sent in several packets. */
type Body = string | Uint8Array | readonly Uint8Array[];

export interface HttpResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** At most the first 256 KiB. */
  readonly text: string;
}

/** A request without a response. */
export class RequestError extends Error {
  override readonly name = "RequestError";
  /** `TIMEOUT`, or Node's code, such as `ECONNREFUSED`. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const TEXT_MAX = 256 * 1024;
/** Long enough that a receiver reads one packet before the next arrives. */
const PACKET_PAUSE_MS = 20;
const PACKET_PAUSE_TURNS = 5;

/**
 * Sends one request over a connection of its own. `fetch` is not used, because it normalizes paths. Rejects with a
 * `RequestError`.
 */
export function sendRequest(parameters: SendRequestParameters): Promise<HttpResponse> {
  return exchange(parameters, async (message) => ({
    status: message.statusCode ?? 0,
    headers: message.headers,
    text: await readText(message),
  }));
}

/** Sends a request and reads its response with `read`, then closes the connection. */
export async function exchange<TResult>(
  parameters: SendRequestParameters,
  read: (message: IncomingMessage) => Promise<TResult>,
): Promise<TResult> {
  const { timeout, body } = parameters;
  const outgoing = open(parameters);
  let timer: NodeJS.Timeout | undefined;
  const response = new Promise<TResult>((resolve, reject) => {
    timer = setTimeout(() => reject(timedOut(timeout)), timeout);
    // The response can arrive before the body is sent, and then the connection may break.
    outgoing.once("response", (message) => void read(message).then(resolve, reject));
    outgoing.on("error", (error) => reject(toRequestError(error)));
  });
  try {
    await Promise.race([send(outgoing, body), response]);
    return await response;
  } catch (error) {
    throw error instanceof RequestError ? error : toRequestError(error);
  } finally {
    clearTimeout(timer);
    outgoing.destroy();
  }
}

function open({ origin, path, method, headers, lookup }: SendRequestParameters): ClientRequest {
  const { protocol, hostname, port } = new URL(origin);
  const request = protocol === "https:" ? requestHttps : requestHttp;
  return request({
    // Node wants an IPv6 address without brackets.
    hostname: hostname.replace(/^\[|\]$/g, ""),
    ...(port !== "" && { port }),
    path,
    method,
    headers,
    agent: false,
    ...(lookup && { lookup }),
  });
}

async function send(outgoing: ClientRequest, body: Body = ""): Promise<void> {
  if (typeof body === "string" || body instanceof Uint8Array) {
    outgoing.end(body);
    return;
  }
  outgoing.setNoDelay(true);
  for (const packet of body) {
    // Also called after an error, which the request reports.
    await new Promise<unknown>((resolve) => outgoing.write(packet, resolve));
    await delay(PACKET_PAUSE_MS);
    // A receiver in this process, such as one of a test, reads between two turns.
    for (let turn = 0; turn < PACKET_PAUSE_TURNS; turn += 1) await nextTurn();
  }
  outgoing.end();
}

async function readText(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of message) {
    if (!Buffer.isBuffer(chunk)) continue;
    chunks.push(chunk);
    length += chunk.length;
    if (length >= TEXT_MAX) break;
  }
  return Buffer.concat(chunks).toString("utf8", 0, TEXT_MAX);
}

function timedOut(timeout: number): RequestError {
  return new RequestError("TIMEOUT", `There was no response within ${timeout / 1000} seconds.`);
}

function toRequestError(error: unknown): RequestError {
  const code = error instanceof Error && "code" in error ? String(error.code) : "FAILED";
  return new RequestError(code, `The connection failed (${code}).`);
}
