import { once } from "node:events";
import { connect, createServer } from "node:net";

export interface RecordedTraffic {
  readonly port: number;
  /** Every byte that went to the browser so far, as text. */
  received(): string;
  close(): void;
}

/** Stands between the browser and a local port and keeps what the browser receives, streams and headers included. */
export async function recordTraffic({ target }: { readonly target: number }): Promise<RecordedTraffic> {
  const chunks: Buffer[] = [];
  const server = createServer((browser) => {
    const upstream = connect(target, "127.0.0.1");
    upstream.on("data", (chunk) => chunks.push(chunk));
    browser.pipe(upstream).pipe(browser);
    // A reset on either side ends the pair; the page's own handling of it is what is tested.
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
