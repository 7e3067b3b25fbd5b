import { once } from "node:events";
import { connect, createServer } from "node:net";

export interface RecordedTraffic {
  readonly port: number;
  /** Returns all bytes sent to the browser so far, as Latin-1 text. */
  received(): string;
  close(): void;
}

/** Relays a local port to the browser and records everything the browser receives, including headers and streams. */
export async function recordTraffic({ target }: { readonly target: number }): Promise<RecordedTraffic> {
  const chunks: Buffer[] = [];
  const server = createServer((browser) => {
    const upstream = connect(target, "127.0.0.1");
    upstream.on("data", (chunk) => chunks.push(chunk));
    browser.pipe(upstream).pipe(browser);
    // If one side resets its connection, the relay closes the other. The tests check how the page handles that.
    browser.on("error", () => upstream.destroy());
    upstream.on("error", () => browser.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The recorder has no port.");
  return {
    port: address.port,
    received: () => Buffer.concat(chunks).toString("latin1"),
    close: () => server.close(),
  };
}
