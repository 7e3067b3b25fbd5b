import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type CreateMockServiceParameters, createMockService } from "../createMockService.ts";
import { handleRequest } from "../handleRequest.ts";
import type { MockService } from "../mockService.ts";
import { createNodeDeliver, type Receivers } from "../node/createNodeDeliver.ts";
import { resolveByDns } from "../node/resolveByDns.ts";
import { BODY_MAX_BYTES, CONTROL_BODY_MAX_BYTES } from "../readBody.ts";
import type { MockResponse } from "../respond.ts";
import { guessHost } from "../webhooks/guessHost.ts";

export const MOCK_PORT_DEFAULT = 4010;

export interface StartMockServerParameters extends CreateMockServiceParameters {
  /** Default 4010. 0 selects a free port. */
  readonly port?: number | undefined;
  /**
   * Base URLs of receivers on this machine, by the origin of the webhook URL: with
   * `{ "https://admin.example": "http://127.0.0.1:4000" }`, deliveries to `https://admin.example/webhook` arrive at
   * `http://127.0.0.1:4000/webhook`. Their host names need not exist.
   */
  readonly receivers?: Receivers | undefined;
  /** The service to expose. Default: a new one with the other parameters. */
  readonly service?: MockService | undefined;
}

/** An emulated service that listens on a port. */
export interface MockServer {
  /** The base address, ending in `/v1`. */
  readonly url: string;
  readonly service: MockService;
  /** Closes open connections and stops listening. */
  readonly close: () => Promise<void>;
}

/** Starts an emulated service on 127.0.0.1. Rejects with the error of `node:http` if it cannot listen on the port. */
export async function startMockServer(parameters: StartMockServerParameters = {}): Promise<MockServer> {
  const { port = MOCK_PORT_DEFAULT } = parameters;
  const service = parameters.service ?? createMockService(withNetwork(parameters));
  const server = createServer((incoming, outgoing) => void respond({ service, incoming, outgoing }));
  const origin = await listen(server, port);
  return {
    url: `${origin}/v1`,
    service,
    close() {
      // The caller may still use a service that it passed in.
      if (!parameters.service) service.close();
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

/** Sets the defaults for use over the network, where signers and receivers use real time. */
function withNetwork(parameters: StartMockServerParameters): CreateMockServiceParameters {
  const { deliverToLocal: allowLocal, realNow = Date.now, receivers = {} } = parameters;
  const { resolveHost: resolve = resolveByDns } = parameters;
  const { deliver = createNodeDeliver({ allowLocal, resolveHost: resolve, receivers }) } = parameters;
  const known = new Set(Object.keys(receivers).map((origin) => new URL(origin).hostname));
  return {
    ...parameters,
    deliver,
    resolveHost: async (hostname) => (known.has(hostname) ? guessHost(hostname) : resolve(hostname)),
    realNow,
  };
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === "object" && address ? address.port : port}`);
    });
  });
}

interface RespondParameters {
  readonly service: MockService;
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

async function respond({ service, incoming, outgoing }: RespondParameters): Promise<void> {
  try {
    const request = await readRequest(incoming, mayWait(service) ? signalClose(outgoing) : undefined);
    if (!request) {
      outgoing.writeHead(400, { connection: "close" }).end();
      return;
    }
    const { remoteAddress } = incoming.socket;
    await writeResponse(outgoing, await handleRequest(service, request, { remoteAddress }));
  } catch {
    // A fault broke the connection, or the caller closed it.
    outgoing.destroy();
  }
}

/** Whether a response can take so long that the caller may abort: only faults delay. A signal costs as much as a response. */
function mayWait({ faults }: MockService): boolean {
  return faults.list().length > 0;
}

function signalClose(outgoing: ServerResponse): AbortSignal {
  const closed = new AbortController();
  outgoing.once("close", () => closed.abort());
  return closed.signal;
}

/** Creates a `Request`. Returns `undefined` if `fetch` does not support the method, URL or headers. */
async function readRequest(incoming: IncomingMessage, signal: AbortSignal | undefined): Promise<Request | undefined> {
  const { method = "GET", rawHeaders, url = "/" } = incoming;
  const body = method === "GET" || method === "HEAD" ? null : await readBody(incoming);
  try {
    const headers = new Headers();
    for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
      headers.append(rawHeaders[index] ?? "", rawHeaders[index + 1] ?? "");
    }
    return new Request(`http://127.0.0.1${url}`, { method, headers, body, signal: signal ?? null });
  } catch {
    return undefined;
  }
}

/** Reads slightly more than the maximum length, so that an endless body ends. */
async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> {
  const stream: AsyncIterable<Uint8Array> = incoming;
  const maximum = incoming.url?.startsWith("/_mock/") ? CONTROL_BODY_MAX_BYTES : BODY_MAX_BYTES;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    if (length > maximum) continue;
    chunks.push(chunk);
    length += chunk.length;
  }
  return length === 0 ? null : new Uint8Array(Buffer.concat(chunks));
}

async function writeResponse(outgoing: ServerResponse, { status, headers, body }: MockResponse): Promise<void> {
  outgoing.writeHead(status, headers);
  if (body === null || body instanceof Uint8Array) {
    outgoing.end(body);
    return;
  }
  for await (const chunk of body) {
    if (!outgoing.write(chunk)) await drained(outgoing);
  }
  outgoing.end();
}

function drained(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve, reject) => {
    outgoing.once("drain", resolve);
    outgoing.once("close", () => reject(new Error("the caller closed the connection")));
  });
}
