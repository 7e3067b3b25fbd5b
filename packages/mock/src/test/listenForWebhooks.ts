import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

/** A receiver behind a port of this machine. */
export interface ListeningReceiver {
  readonly url: string;
  /** In the order they arrived. */
  readonly received: { readonly headers: IncomingHttpHeaders; readonly body: Uint8Array; readonly text: string }[];
  /** What to do with the next deliveries, one after the other; once they are used up it answers 204. */
  readonly answers: ((outgoing: ServerResponse) => void)[];
  readonly close: () => Promise<unknown>;
}

/** Starts one. */
export async function listenForWebhooks(): Promise<ListeningReceiver> {
  const received: ListeningReceiver["received"] = [];
  const answers: ListeningReceiver["answers"] = [];
  const server = createServer((incoming, outgoing) => void receive(incoming, outgoing));

  async function receive(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const bytes = await buffer(incoming);
    received.push({ headers: incoming.headers, body: new Uint8Array(bytes), text: bytes.toString("utf8") });
    const answer = answers.shift() ?? ((response) => response.writeHead(204).end());
    answer(outgoing);
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/hooks`,
    received,
    answers,
    close() {
      server.closeAllConnections();
      server.close();
      return once(server, "close");
    },
  };
}
