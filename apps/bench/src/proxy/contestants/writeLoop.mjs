// Encodes each message once and writes it to every client in a loop, which is the lower bound for streams.
import { createServer } from "node:http";
import { tickerMessageAt } from "../bodies.mjs";
import { serve, TICK_MS } from "../serve.mjs";

const streams = new Set();
serve(
  createServer((_, outgoing) => {
    outgoing.writeHead(200, { "content-type": "text/event-stream" });
    outgoing.flushHeaders();
    streams.add(outgoing);
    outgoing.once("close", () => streams.delete(outgoing));
  }),
);
setInterval(() => {
  const message = tickerMessageAt(Date.now());
  for (const stream of streams) stream.write(message);
}, TICK_MS);
