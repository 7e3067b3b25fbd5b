// Serves a response from memory, which is the lower bound for the cost of a shared read.
import { createServer } from "node:http";
import { tickerBody } from "../bodies.mjs";
import { serve } from "../serve.mjs";

serve(
  createServer((_, outgoing) => {
    outgoing.writeHead(200, { "content-type": "application/json", "content-length": tickerBody.length });
    outgoing.end(tickerBody);
  }),
);
