import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import type { PartnerProxy, ProxyListener } from "../createProxy.ts";
import { toNodeListener } from "./toNodeListener.ts";

/** An address to listen on. */
export interface ListenAddress {
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
}

interface Timeouts {
  /** Milliseconds that a caller may take to send the headers of a request. Default 10,000. */
  readonly headersTimeout?: number | undefined;
  /** Milliseconds that a caller may take to send a whole request. Default 30,000. */
  readonly requestTimeout?: number | undefined;
}

export interface StartProxyServerParameters extends ListenAddress, Timeouts {
  readonly proxy: PartnerProxy;
  /** Address of a second server for `proxy.receiver`. Use it with `separateReceiver`. Default: no second server. */
  readonly receiver?: ListenAddress | undefined;
  /** Milliseconds until `close` destroys the remaining connections. Default: the proxy's `drainTimeout`. */
  readonly drainTimeout?: number | undefined;
}

export interface ProxyServer {
  /** Origin without the proxy's mount, such as `http://127.0.0.1:4020`. */
  readonly origin: string;
  /** Origin of the receiver's server. `undefined` without one. */
  readonly receiverOrigin: string | undefined;
  /**
   * Closes the proxy, then its servers. They accept connections until changes in progress have ended, so that
   * `/kit/ready` can return 503. Then they let reads and deliveries in progress finish.
   */
  close(): Promise<void>;
}

/** Starts an HTTP server for a proxy, and a second one for its receiver. Rejects if a port is not available. */
export async function startProxyServer(parameters: StartProxyServerParameters): Promise<ProxyServer> {
  const { proxy, host, port, receiver, drainTimeout = proxy.drainTimeout } = parameters;
  const main = await openServer(proxy, { host, port }, parameters);
  const second = receiver && (await openSecond(proxy.receiver, receiver, parameters, main));
  const servers = second ? [main, second] : [main];
  return {
    origin: main.origin,
    receiverOrigin: second?.origin,
    async close() {
      let isLate = false;
      const cut = setTimeout(() => {
        isLate = true;
        for (const { cutOff } of servers) cutOff();
      }, drainTimeout);
      await proxy.close();
      const closed = Promise.all(servers.map((server) => server.close()));
      if (isLate) for (const { cutOff } of servers) cutOff();
      await closed;
      clearTimeout(cut);
    },
  };
}

interface OpenServer {
  readonly origin: string;
  /** Destroys all connections. */
  cutOff(): void;
  /** Lets requests in progress finish. */
  close(): Promise<void>;
}

async function openSecond(
  target: ProxyListener,
  address: ListenAddress,
  timeouts: Timeouts,
  first: OpenServer,
): Promise<OpenServer> {
  try {
    return await openServer(target, address, timeouts);
  } catch (error) {
    await first.close();
    throw error;
  }
}

async function openServer(
  target: ProxyListener,
  { host, port }: ListenAddress,
  { headersTimeout = 10_000, requestTimeout = 30_000 }: Timeouts,
): Promise<OpenServer> {
  const server = createServer(
    {
      // Node requires headersTimeout to be at most requestTimeout.
      headersTimeout: Math.min(headersTimeout, requestTimeout),
      requestTimeout,
      // How often Node checks the two timeouts.
      connectionsCheckingInterval: Math.min(5000, headersTimeout, requestTimeout),
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
    },
    toNodeListener(target),
  );
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  const listening = await listen(server, host, port);
  return {
    origin: `http://${host.includes(":") ? `[${host}]` : host}:${listening}`,
    cutOff: () => server.closeAllConnections(),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      // Node treats a connection that never sent a byte as busy. Browsers open such connections in advance.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      // A connection becomes idle after its last response, which can be after `server.close`.
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      await closed;
      clearInterval(sweep);
    },
  };
}

/** Starts listening. Resolves to the port. Rejects if the port is not available. */
export async function listen(server: Server, host: string, port: number): Promise<number> {
  await once(server.listen(port, host), "listening");
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}
