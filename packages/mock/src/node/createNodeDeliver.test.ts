import { EventEmitter, once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { createServer as createSocketServer, type Socket, type Server as SocketServer } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterEach, describe, expect, test } from "vitest";
import type { DeliveryOutcome } from "../webhooks/deliver.ts";
import { type CreateNodeDeliverParameters, createNodeDeliver } from "./createNodeDeliver.ts";

const servers: (Server | SocketServer)[] = [];
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) {
    if ("closeAllConnections" in server) server.closeAllConnections();
    server.close();
    await once(server, "close");
  }
});

async function listen(listener: RequestListener): Promise<number> {
  return open(createServer(listener));
}

/** A TCP server that handles every connection with a function. */
async function listenRaw(listener: (socket: Socket) => void): Promise<number> {
  return open(
    createSocketServer((socket) => {
      sockets.push(socket.on("error", () => socket.destroy()));
      listener(socket);
    }),
  );
}

async function open(server: Server | SocketServer): Promise<number> {
  servers.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  const address = server.address();
  return typeof address === "object" && address ? address.port : expect.fail("no port");
}

interface SendParameters extends CreateNodeDeliverParameters {
  readonly url: string;
  readonly signal?: AbortSignal;
}

const body = new TextEncoder().encode('{"text":"₦"}');

function send({ url, signal = new AbortController().signal, ...parameters }: SendParameters): Promise<DeliveryOutcome> {
  const deliver = createNodeDeliver({ allowLocal: true, ...parameters });
  return deliver({ url, headers: { "content-type": "application/json", "webhook-id": "evt_1" }, body, signal });
}

test("default: posts the exact bytes with the given headers", async () => {
  const seen: { incoming: IncomingMessage; bytes: Buffer }[] = [];
  const port = await listen((incoming, outgoing) => {
    void buffer(incoming).then((bytes) => {
      seen.push({ incoming, bytes });
      return outgoing.writeHead(202, { "retry-after": "7" }).end("thank you");
    });
  });
  const outcome = await send({ url: `http://127.0.0.1:${port}/hooks/in?a=b&c` });
  expect(outcome).toEqual({ kind: "response", status: 202, retryAfter: "7" });
  expect(seen).toHaveLength(1);
  expect(new Uint8Array(seen[0]?.bytes ?? [])).toEqual(body);
  expect(seen[0]?.incoming).toMatchObject({
    method: "POST",
    url: "/hooks/in?a=b&c",
    headers: {
      "content-type": "application/json",
      "webhook-id": "evt_1",
      "content-length": String(body.length),
      host: `127.0.0.1:${port}`,
      connection: "close",
    },
  });
  expect(Object.keys(seen[0]?.incoming.headers ?? {})).toHaveLength(5);
});

test.each([200, 204, 301, 302, 307, 308, 400, 404, 409, 425, 429, 500, 503])(
  "behaviour: returns the status %i without following redirects",
  async (status) => {
    let requests = 0;
    const port = await listen((incoming, outgoing) => {
      requests += 1;
      incoming.resume();
      outgoing.writeHead(status, { location: "/elsewhere" }).end();
    });
    expect(await send({ url: `http://127.0.0.1:${port}/` })).toEqual({ kind: "response", status, retryAfter: null });
    expect(requests).toBe(1);
  },
);

describe("parameters: timeoutMs", () => {
  const timeoutMs = 60;
  const late = { kind: "failed", reason: "timeout" };

  test("a receiver that sends no response", async () => {
    const port = await listen((incoming) => void incoming.resume());
    expect(await send({ url: `http://127.0.0.1:${port}/`, timeoutMs })).toEqual(late);
  });

  test("a receiver that does not read the request", async () => {
    const port = await listenRaw((socket) => void socket.pause());
    expect(await send({ url: `http://127.0.0.1:${port}/`, timeoutMs })).toEqual(late);
  });

  test("a receiver that sends its status in chunks", async () => {
    const port = await listenRaw((socket) => void socket.resume().write("HTTP/1.1 20"));
    expect(await send({ url: `http://127.0.0.1:${port}/`, timeoutMs })).toEqual(late);
  });

  test("a DNS lookup that does not end", async () => {
    const resolveHost = () => new Promise<string[]>(() => undefined);
    expect(await send({ url: "http://slow.test/", timeoutMs, resolveHost })).toEqual(late);
  });

  // Aborted explicitly, so that the test does not depend on timing.
  test("a status counts without a complete body, and the timeout closes the connection", async () => {
    const sending = new AbortController();
    const closed = new EventEmitter();
    const port = await listen((incoming, outgoing) => {
      incoming.resume();
      outgoing
        .on("close", () => closed.emit("close"))
        .writeHead(200)
        .write("to be continued");
    });
    const connectionClosed = once(closed, "close");
    const { signal } = sending;
    expect(await send({ url: `http://127.0.0.1:${port}/`, signal })).toMatchObject({ status: 200 });
    sending.abort();
    await connectionClosed;
  });
});

describe("behaviour: unreachable", () => {
  const unreachable = { kind: "failed", reason: "unreachable" };

  test("the port is closed", async () => {
    const port = await listen(() => undefined);
    const [server] = servers.splice(0);
    server?.close();
    expect(await send({ url: `http://127.0.0.1:${port}/` })).toEqual(unreachable);
  });

  test("the connection is reset", async () => {
    const port = await listenRaw((socket) => void socket.once("data", () => socket.resetAndDestroy()));
    expect(await send({ url: `http://127.0.0.1:${port}/` })).toEqual(unreachable);
  });

  test("the connection ends without a response", async () => {
    const port = await listenRaw((socket) => void socket.once("data", () => socket.end()));
    expect(await send({ url: `http://127.0.0.1:${port}/` })).toEqual(unreachable);
  });

  test("the response is not HTTP", async () => {
    const port = await listenRaw((socket) => void socket.once("data", () => socket.end("SSH-2.0-nonsense\r\n\r\n")));
    expect(await send({ url: `http://127.0.0.1:${port}/` })).toEqual(unreachable);
  });

  test("the receiver does not speak TLS", async () => {
    const port = await listen((_, outgoing) => void outgoing.end());
    expect(await send({ url: `https://127.0.0.1:${port}/` })).toEqual(unreachable);
  });

  test("the name does not resolve", async () => {
    const resolveHost = () => Promise.reject(new Error("ENOTFOUND"));
    expect(await send({ url: "http://nobody.test/", resolveHost })).toEqual(unreachable);
  });

  test("the emulator stops", async () => {
    const stop = new AbortController();
    const port = await listen((incoming) => void incoming.resume().on("end", () => stop.abort()));
    expect(await send({ url: `http://127.0.0.1:${port}/`, signal: stop.signal })).toEqual(unreachable);
  });
});

describe("behaviour: connects only to checked addresses", () => {
  async function count(): Promise<{ port: number; connections: () => number }> {
    let connections = 0;
    const port = await listenRaw((socket) => {
      connections += 1;
      socket.once("data", () => socket.end("HTTP/1.1 204 No Content\r\n\r\n"));
    });
    return { port, connections: () => connections };
  }

  test("resolves a name once and connects to the result", async () => {
    const { port, connections } = await count();
    const asked: string[] = [];
    const resolveHost = async (hostname: string) => {
      asked.push(hostname);
      return ["127.0.0.1"];
    };
    expect(await send({ url: `http://hooks.partner.test:${port}/`, resolveHost })).toMatchObject({ status: 204 });
    expect(asked).toEqual(["hooks.partner.test"]);
    expect(connections()).toBe(1);
  });

  test.each([
    ["now resolves to this machine", ["127.0.0.1"]],
    ["also resolves to this machine", ["8.8.8.8", "127.0.0.1"]],
    ["resolves to this machine with IPv6", ["::ffff:127.0.0.1"]],
    ["leads nowhere", []],
  ])("rejects a name that %s", async (_, addresses) => {
    const { port, connections } = await count();
    const resolveHost = async () => addresses;
    for (const scheme of ["http", "https"]) {
      const url = `${scheme}://hooks.partner.test:${port}/`;
      expect(await send({ url, resolveHost, allowLocal: false })).toEqual({ kind: "failed", reason: "unreachable" });
    }
    expect(connections()).toBe(0);
  });

  test("checks an IP address in the URL", async () => {
    const { port, connections } = await count();
    for (const host of ["127.0.0.1", "2130706433", "0x7f.1", "[::ffff:127.0.0.1]"]) {
      expect(await send({ url: `http://${host}:${port}/`, allowLocal: false })).toMatchObject({ kind: "failed" });
    }
    expect(connections()).toBe(0);
  });

  test("parameters: allowLocal, which allows only loopback", async () => {
    const { port, connections } = await count();
    expect(await send({ url: `http://127.0.0.1:${port}/` })).toMatchObject({ status: 204 });
    expect(await send({ url: `http://localhost:${port}/` })).toMatchObject({ status: 204 });
    expect(await send({ url: `http://10.0.0.1:${port}/` })).toMatchObject({ kind: "failed", reason: "unreachable" });
    expect(connections()).toBe(2);
  });
});
