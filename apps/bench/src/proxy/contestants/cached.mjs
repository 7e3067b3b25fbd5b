// An answer that is held in memory: what a shared read costs at least.
import { createServer } from "node:http";
import { tickerBody } from "../bodies.mjs";
import { serve } from "../serve.mjs";

serve(
  createServer((_, outgoing) => {
    outgoing.writeHead(200, { "content-type": "application/json", "content-length": tickerBody.length });
    outgoing.end(tickerBody);
  }),
);
