import type { IncomingMessage, ServerResponse } from "node:http";
import { refusalAnswer, toResponse } from "../answer.ts";
import type { PartnerProxy } from "../createProxy.ts";
import { Refusal, type RefusalParameters } from "../Refusal.ts";

/** A listener for `node:http`, and a handler for Express. */
export type NodeListener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/**
 * Mounts a proxy in `node:http` or Express. Paths reach the proxy as they stood on the wire. Mount it before anything
 * that reads request bodies, such as `express.json()`.
 */
export function toNodeListener(proxy: Pick<PartnerProxy, "fetch">): NodeListener {
  return (incoming, outgoing) => {
    void listen(proxy, incoming, outgoing);
  };
}

async function listen(
  proxy: Pick<PartnerProxy, "fetch">,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const aborted = new AbortController();
  // Also told after a complete answer, when nobody listens any more.
  outgoing.once("close", () => aborted.abort());
  try {
    await write(await answer(proxy, incoming, aborted.signal), incoming, outgoing);
  } catch {
    // The proxy never rejects: the connection broke in the middle of the answer.
    outgoing.destroy();
  }
}

async function answer(
  proxy: Pick<PartnerProxy, "fetch">,
  incoming: IncomingMessage,
  signal: AbortSignal,
): Promise<Response> {
  if (hasBody(incoming) && incoming.readableEnded) {
    const message =
      "The body was read before it came to the proxy. Mount the proxy before express.json() and its like.";
    return refuse({ code: "INTERNAL", message });
  }
  const request = toRequest(incoming, signal);
  return request ? proxy.fetch(request) : refuse({ code: "NO_SUCH_OPERATION", message: "The path is no operation." });
}

/** The request as the web writes it, or `undefined` where it cannot be written so without changing its path. */
function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request | undefined {
  const { method = "GET", headers, socket } = incoming;
  const target = readTarget(incoming);
  const { host = "" } = headers;
  // Anything else could move the border between host and path.
  if (!/^(?:[A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?$/.test(host) || !target.startsWith("/")) return undefined;
  const address = `${"encrypted" in socket && socket.encrypted ? "https" : "http"}://${host}${target}`;
  // `URL` resolves dot segments and rewrites odd characters. A path that it would change is no path of ours.
  if (!URL.canParse(address) || new URL(address).pathname !== target.replace(/\?.*$/s, "")) return undefined;
  if (!isMethod(method)) return undefined;
  const body = hasBody(incoming) ? readBody(incoming) : null;
  const init: RequestInit & { duplex: "half" } = { method, headers: toHeaders(incoming), body, signal, duplex: "half" };
  return new Request(address, init);
}

/** Express cuts its mount off `url` and keeps the whole in `originalUrl`. */
function readTarget(incoming: IncomingMessage & { originalUrl?: unknown }): string {
  const { originalUrl, url = "" } = incoming;
  return typeof originalUrl === "string" ? originalUrl : url;
}

/** `Request` throws on these, and no operation uses them. */
function isMethod(method: string): boolean {
  return method !== "CONNECT" && method !== "TRACE" && method !== "TRACK";
}

function toHeaders({ headers }: IncomingMessage): Headers {
  const copy = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value === "string") copy.set(name, value);
    else for (const one of value ?? []) copy.append(name, one);
  }
  return copy;
}

function hasBody({ method, headers }: IncomingMessage): boolean {
  if (method === "GET" || method === "HEAD") return false;
  return headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";
}

/** Reads a body piece by piece. Left unread it is left alone: destroying it would take the answer's connection with it. */
function readBody(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const pieces: AsyncIterator<Uint8Array> = incoming[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        const piece = await pieces.next();
        if (piece.done) controller.close();
        else controller.enqueue(piece.value);
      },
    },
    { highWaterMark: 0 },
  );
}

async function write(response: Response, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  // What is left of an unread body would otherwise be read as long as its sender likes.
  if (hasBody(incoming) && !incoming.complete) outgoing.setHeader("connection", "close");
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (!response.body) {
    outgoing.end();
    return;
  }
  const reader = response.body.getReader();
  const cancel = (): void => void reader.cancel().catch(() => undefined);
  outgoing.once("close", cancel);
  // A stream can be silent for a while, and its reader should know by then that it is open.
  if (response.headers.get("content-type") === "text/event-stream") outgoing.flushHeaders();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (!outgoing.write(part.value)) await drained(outgoing);
  }
  outgoing.off("close", cancel);
  outgoing.end();
}

/** Also resolves when the connection has closed, or a reader that left would be waited for without end. */
function drained(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      outgoing.off("drain", done);
      outgoing.off("close", done);
      resolve();
    };
    outgoing.once("drain", done);
    outgoing.once("close", done);
    if (outgoing.destroyed) done();
  });
}

function refuse(parameters: RefusalParameters): Response {
  return toResponse(refusalAnswer(new Refusal(parameters)));
}
