import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import type { PartnerProxy } from "../createProxy.ts";
import { toNodeListener } from "./toNodeListener.ts";

export interface StartProxyServerParameters {
  readonly proxy: PartnerProxy;
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
  /** Milliseconds until `close` destroys the remaining connections. Default: the proxy's `drainTimeout`. */
  readonly drainTimeout?: number | undefined;
  /** Milliseconds that a caller may take to send the headers of a request. Default 10,000. */
  readonly headersTimeout?: number | undefined;
  /** Milliseconds that a caller may take to send a whole request. Default 30,000. */
  readonly requestTimeout?: number | undefined;
}

export interface ProxyServer {
  /** Origin without the proxy's mount, such as `http://127.0.0.1:4020`. */
  readonly origin: string;
  /**
   * Closes the proxy, then the server. The server accepts connections until changes in progress have ended, so that
   * `/kit/ready` can return 503. Then it lets reads in progress finish.
   */
  close(): Promise<void>;
}

/** Starts an HTTP server for a proxy. Rejects if the port is not available. */
export async function startProxyServer(parameters: StartProxyServerParameters): Promise<ProxyServer> {
  const { proxy, host, port, headersTimeout = 10_000, requestTimeout = 30_000 } = parameters;
  const { drainTimeout = proxy.drainTimeout } = parameters;
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
    toNodeListener(proxy),
  );
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  const listening = await listen(server, host, port);
  return {
    origin: `http://${host.includes(":") ? `[${host}]` : host}:${listening}`,
    async close() {
      let isLate = false;
      const cut = setTimeout(() => {
        isLate = true;
        server.closeAllConnections();
      }, drainTimeout);
      await proxy.close();
      const closed = new Promise((resolve) => server.close(resolve));
      if (isLate) server.closeAllConnections();
      // Node treats a connection that never sent a byte as busy. Browsers open such connections in advance.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      // A connection becomes idle after its last response, which can be after `server.close`.
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      await closed;
      clearInterval(sweep);
      clearTimeout(cut);
    },
  };
}

/** Starts listening. Resolves to the port. Rejects if the port is not available. */
export async function listen(server: Server, host: string, port: number): Promise<number> {
  await once(server.listen(port, host), "listening");
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}
