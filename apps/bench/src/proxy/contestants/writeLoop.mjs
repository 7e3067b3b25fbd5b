// A stream to everybody as cheap as it can be: bytes made once, written in a loop.
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
