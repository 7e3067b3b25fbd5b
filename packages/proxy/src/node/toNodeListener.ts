import type { IncomingMessage, ServerResponse } from "node:http";
import { type Answer, refusalAnswer, secureAnswer } from "../answer.ts";
import type { PartnerProxy } from "../createProxy.ts";
import { isFeed } from "../feed.ts";
import { Refusal, type RefusalParameters } from "../Refusal.ts";
import { NodeCall } from "./NodeCall.ts";

/** A listener for `node:http`, and a handler for Express. */
export type NodeListener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/**
 * Mounts a proxy in `node:http` or Express. Paths reach the proxy as they stood on the wire. Mount it before anything
 * that reads request bodies, such as `express.json()`.
 */
export function toNodeListener(proxy: Pick<PartnerProxy, "handle">): NodeListener {
  const isHost = createHostCheck();
  return (incoming, outgoing) => {
    const call = new NodeCall(incoming, outgoing);
    answer(call)
      .then((answered) => write(answered, call.hasBody && !incoming.complete, outgoing))
      // The proxy never rejects: something around it kept the answer from being written.
      .catch(() => outgoing.destroy());

    async function answer(call: NodeCall): Promise<Answer> {
      // Anything else could move the border between host and path.
      if (!isHost(incoming.headers.host) || !isToldOnce(incoming.rawHeaders, "host"))
        return refuse({ code: "NO_SUCH_OPERATION", message: "The host is no host." });
      // No read takes one, and two readers could see different ends of it.
      if (call.hasBody && call.method === "GET")
        return refuse({ code: "VALIDATION_FAILED", message: "invalid request parameters: takes no body" });
      if (call.hasBody && incoming.readableEnded) {
        const message =
          "The body was read before it came to the proxy. Mount the proxy before express.json() and its like.";
        return refuse({ code: "INTERNAL", message });
      }
      return proxy.handle(call);
    }
  };
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

/** Of some headers Node keeps the first of several, and a server in front may have kept the last. */
function isToldOnce(rawHeaders: readonly string[], name: string): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const told = rawHeaders[index] ?? "";
    if (told.length === name.length && told.toLowerCase() === name) count += 1;
  }
  return count === 1;
}

function write({ status, headers, body }: Answer, hasUnread: boolean, outgoing: ServerResponse): void {
  // What is left of an unread body would otherwise be read as long as its sender likes.
  const more = hasUnread ? { connection: "close" } : {};
  if (!isFeed(body)) {
    const length = body === null ? {} : { "content-length": Buffer.byteLength(body) };
    outgoing.writeHead(status, { ...headers, ...more, ...length });
    outgoing.end(body);
    return;
  }
  outgoing.writeHead(status, { ...headers, ...more });
  // A stream can be silent for a while, and its reader should know by then that it is open.
  outgoing.flushHeaders();
  outgoing.on("drain", () => body.resume());
  outgoing.once("close", () => body.cancel());
  if (outgoing.destroyed) body.cancel();
  body.open({ write: (bytes) => outgoing.write(bytes), end: () => outgoing.end() });
}

function refuse(parameters: RefusalParameters): Answer {
  return secureAnswer(refusalAnswer(new Refusal(parameters)));
}
