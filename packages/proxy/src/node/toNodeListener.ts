import type { IncomingMessage, ServerResponse } from "node:http";
import type { ErrorCode } from "@partner-kit/contract";
import type { ProxyListener } from "../createProxy.ts";
import type { Call } from "../http/call.ts";
import { HttpError } from "../http/HttpError.ts";
import { errorResponse, type ProxyResponse, withSecurityHeaders } from "../http/response.ts";
import { isStreamBody } from "../http/streamBody.ts";
import { endOfTurn } from "./endOfTurn.ts";
import { NodeCall } from "./NodeCall.ts";

/** A request listener for `node:http` and Express. */
export type NodeListener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/**
 * Mounts a proxy, or its `receiver`, in `node:http` or Express. The proxy reads paths as they were sent. Mount it before middleware that
 * reads request bodies, such as `express.json()`.
 */
export function toNodeListener(
  proxy: Pick<ProxyListener, "handle"> & Partial<Pick<ProxyListener, "isClosing">>,
): NodeListener {
  const isHost = createHostCheck();

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    // Created before the first await, because surrounding middleware can change the URL only for this call.
    const call = new NodeCall(incoming);
    // A request with a body waits when its body is read.
    if (!call.hasBody) await endOfTurn();
    try {
      const response = refuse(incoming, call) ?? (await proxy.handle(call));
      // An open connection would keep the server from closing.
      if (proxy.isClosing === true || isStreamBody(response.body)) outgoing.shouldKeepAlive = false;
      write(response, call.hasBody && !incoming.complete, outgoing);
    } catch {
      // The proxy never rejects, so the response could not be written.
      outgoing.destroy();
    }
  }

  /** Responds to requests that must not reach the proxy. `undefined` for all others. */
  function refuse(incoming: IncomingMessage, call: Call): ProxyResponse | undefined {
    // An invalid host could move the boundary between host and path.
    if (!isHost(incoming.headers.host)) return secureError("NO_SUCH_OPERATION", "The Host header is not a valid host.");
    const repeated = single.find((name) => isRepeated(incoming.rawHeaders, name));
    if (repeated !== undefined)
      return secureError("VALIDATION_FAILED", `The header ${repeated} was sent more than once. Send it once.`);
    if (!call.hasBody) return undefined;
    // No read takes a body, and two servers could disagree about where it ends.
    if (call.method === "GET")
      return secureError("VALIDATION_FAILED", "invalid request parameters: a GET request must not have a body");
    if (!incoming.readableEnded) return undefined;
    const message =
      "Middleware read the body before the proxy. Mount the proxy before express.json() and other body parsers.";
    return secureError("INTERNAL", message);
  }

  return (incoming, outgoing) => void respond(incoming, outgoing);
}

/** Caches the last valid host, because most requests have the same one. */
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

// Strings up to this size fit Node's write buffer together with the headers.
const SINGLE_WRITE_MAX = 12 * 1024;

// Node keeps the first of repeated headers, and a server in front may have checked the last.
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
  // Alternating names and values, which Node writes faster than an object.
  const head: (string | number)[] = [];
  for (const name in headers) head.push(name, headers[name] ?? "");
  // Node would otherwise read the rest of an unread body for as long as it arrives.
  if (hasUnread) head.push("connection", "close");
  if (!isStreamBody(body)) {
    if (body !== null) head.push("content-length", Buffer.byteLength(body));
    outgoing.writeHead(status, head);
    // A string is written together with the headers. Latin-1 preserves the bytes.
    if (body instanceof Uint8Array && body.length < SINGLE_WRITE_MAX)
      outgoing.end(Buffer.from(body.buffer, body.byteOffset, body.length).toString("latin1"), "latin1");
    else outgoing.end(body);
    return;
  }
  outgoing.writeHead(status, head);
  // A stream can be silent at first. The headers let its reader know that it is open.
  outgoing.flushHeaders();
  outgoing.on("drain", () => body.resume());
  outgoing.once("close", () => body.cancel());
  if (outgoing.destroyed) body.cancel();
  // A reader that stopped reading would otherwise keep its connection after the stream ended.
  const end = (): unknown => (outgoing.writableNeedDrain ? outgoing.destroy() : outgoing.end());
  body.open({ write: (bytes) => outgoing.write(bytes), end });
}

function secureError(code: ErrorCode, message: string): ProxyResponse {
  return withSecurityHeaders(errorResponse(new HttpError({ code, message })));
}
