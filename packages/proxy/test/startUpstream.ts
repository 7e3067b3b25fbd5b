import { createServer, type IncomingMessage, type RequestListener } from "node:http";

/** A raw request that arrived at the upstream. */
export interface Arrival {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

export interface TestUpstream {
  readonly baseUrl: string;
  readonly arrivals: readonly Arrival[];
  close(): Promise<void>;
}

/** An upstream on a real port that records requests and sends the test's responses, valid or not. */
export async function startUpstream(response: RequestListener): Promise<TestUpstream> {
  const arrivals: Arrival[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method = "", url = "", headers } = incoming;
    let body = "";
    incoming.setEncoding("utf8").on("data", (chunk: string) => {
      body += chunk;
    });
    incoming.on("end", () => {
      arrivals.push({ method, url, headers, body });
      response(incoming, outgoing);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    arrivals,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
