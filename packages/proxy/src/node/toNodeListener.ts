import type { IncomingMessage, ServerResponse } from "node:http";
import type { ErrorCode } from "@partner-kit/contract";
import type { PartnerProxy } from "../createProxy.ts";
import type { Call } from "../http/call.ts";
import { HttpError } from "../http/HttpError.ts";
import { errorResponse, type ProxyResponse, withSecurityHeaders } from "../http/response.ts";
import { isStreamBody } from "../http/streamBody.ts";
import { endOfTurn } from "./endOfTurn.ts";
import { NodeCall } from "./NodeCall.ts";

/** A listener for `node:http`, and a handler for Express. */
export type NodeListener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/**
 * Mounts a proxy in `node:http` or Express. Paths reach the proxy as they stood on the wire. Mount it before anything
 * that reads request bodies, such as `express.json()`.
 */
export function toNodeListener(
  proxy: Pick<PartnerProxy, "handle"> & Partial<Pick<PartnerProxy, "isClosing">>,
): NodeListener {
  const isHost = createHostCheck();

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    // Made before anything waits: what is around the listener may have changed the URL for this call alone.
    const call = new NodeCall(incoming);
    // Where there is a body, that is read first, by whoever asks for it.
    if (!call.hasBody) await endOfTurn();
    try {
      const answered = refuse(incoming, call) ?? (await proxy.handle(call));
      // A connection that stays open would keep the server from closing.
      if (proxy.isClosing === true || isStreamBody(answered.body)) outgoing.shouldKeepAlive = false;
      write(answered, call.hasBody && !incoming.complete, outgoing);
    } catch {
      // The proxy never fails: something around it kept the answer from being written.
      outgoing.destroy();
    }
  }

  /** The answer to what must not come near the proxy; `undefined` where it may. */
  function refuse(incoming: IncomingMessage, call: Call): ProxyResponse | undefined {
    // Anything else could move the border between host and path.
    if (!isHost(incoming.headers.host)) return secureError("NO_SUCH_OPERATION", "The host is no host.");
    const repeated = single.find((name) => isRepeated(incoming.rawHeaders, name));
    if (repeated !== undefined) return secureError("VALIDATION_FAILED", `The header ${repeated} is told twice.`);
    if (!call.hasBody) return undefined;
    // No read takes one, and two readers could see different ends of it.
    if (call.method === "GET") return secureError("VALIDATION_FAILED", "invalid request parameters: takes no body");
    if (!incoming.readableEnded) return undefined;
    const message =
      "The body was read before it came to the proxy. Mount the proxy before express.json() and its like.";
    return secureError("INTERNAL", message);
  }

  return (incoming, outgoing) => void answer(incoming, outgoing);
}

/** Most requests name the same host, which then is looked at once. */
function createHostCheck(): (host: string | undefined) => boolean {
  let known = "";
  return (host = "") => {
    if (host !== "" && host === known) return true;
    if (!/^(?:[A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?$/.test(host) || !URL.canParse(`http://${host}`))
      return false;
    known = host;
    return true;
  };
}

// What Node writes of a text without asking for memory, less room for a head.
const ONE_PIECE_MAX = 12 * 1024;

// Of these Node keeps the first of several, and a server in front may have kept the last.
const single = ["host", "content-type", "authorization"];

function isRepeated(rawHeaders: readonly string[], name: string): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const sent = rawHeaders[index] ?? "";
    if (sent.length === name.length && sent.toLowerCase() === name) count += 1;
  }
  return count > 1;
}

function write({ status, headers, body }: ProxyResponse, hasUnread: boolean, outgoing: ServerResponse): void {
  // Names and values in turn, which Node writes faster than an object.
  const head: (string | number)[] = [];
  for (const name in headers) head.push(name, headers[name] ?? "");
  // What is left of an unread body would otherwise be read as long as its sender likes.
  if (hasUnread) head.push("connection", "close");
  if (!isStreamBody(body)) {
    if (body !== null) head.push("content-length", Buffer.byteLength(body));
    outgoing.writeHead(status, head);
    // Head and body leave in one piece where both are text, and as Latin-1 bytes stay what they are.
    if (body instanceof Uint8Array && body.length < ONE_PIECE_MAX)
      outgoing.end(Buffer.from(body.buffer, body.byteOffset, body.length).toString("latin1"), "latin1");
    else outgoing.end(body);
    return;
  }
  outgoing.writeHead(status, head);
  // A stream can be silent for a while, and its reader should know by then that it is open.
  outgoing.flushHeaders();
  outgoing.on("drain", () => body.resume());
  outgoing.once("close", () => body.cancel());
  if (outgoing.destroyed) body.cancel();
  // A reader that takes nothing any more would keep its connection, though it was cut off.
  const end = (): unknown => (outgoing.writableNeedDrain ? outgoing.destroy() : outgoing.end());
  body.open({ write: (bytes) => outgoing.write(bytes), end });
}

function secureError(code: ErrorCode, message: string): ProxyResponse {
  return withSecurityHeaders(errorResponse(new HttpError({ code, message })));
}
