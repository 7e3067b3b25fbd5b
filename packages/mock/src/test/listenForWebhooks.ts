import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

/** A receiver on a port of this machine. */
export interface ListeningReceiver {
  readonly url: string;
  /** Deliveries in the order of arrival. */
  readonly received: {
    /** With the query. */
    readonly path: string;
    readonly headers: IncomingHttpHeaders;
    readonly body: Uint8Array;
    readonly text: string;
  }[];
  /** Responses to the next deliveries, in order. Later deliveries get 204. */
  readonly responses: ((outgoing: ServerResponse) => void)[];
  readonly close: () => Promise<unknown>;
}

/** Starts a receiver. */
export async function listenForWebhooks(): Promise<ListeningReceiver> {
  const received: ListeningReceiver["received"] = [];
  const responses: ListeningReceiver["responses"] = [];
  const server = createServer((incoming, outgoing) => void receive(incoming, outgoing));

  async function receive(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const bytes = await buffer(incoming);
    received.push({
      path: incoming.url ?? "",
      headers: incoming.headers,
      body: new Uint8Array(bytes),
      text: bytes.toString("utf8"),
    });
    const respond = responses.shift() ?? ((response) => response.writeHead(204).end());
    respond(outgoing);
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/hooks`,
    received,
    responses,
    close() {
      server.closeAllConnections();
      server.close();
      return once(server, "close");
    },
  };
}
