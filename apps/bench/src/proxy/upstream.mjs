// The service as cheap as it can be, so that the load's core is not what is measured: bytes in, prepared bytes out.
import { createServer } from "node:net";
import { balanceBody, tickerBody } from "./bodies.mjs";
import { ready } from "./serve.mjs";

const answer = (body) =>
  Buffer.concat([
    Buffer.from(
      `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nkeep-alive: timeout=120\r\ncontent-length: ${body.length}\r\n\r\n`,
    ),
    body,
  ]);
const answers = { balances: answer(balanceBody), ticker: answer(tickerBody) };

const server = createServer((socket) => {
  let pending = "";
  socket.setNoDelay(true);
  socket.on("error", () => socket.destroy());
  socket.on("data", (bytes) => {
    pending += bytes.latin1Slice();
    // Reads without a body only: each ends with an empty line.
    for (let end = pending.indexOf("\r\n\r\n"); end !== -1; end = pending.indexOf("\r\n\r\n")) {
      socket.write(pending.startsWith("GET /v1/partner/exchange/ticker") ? answers.ticker : answers.balances);
      pending = pending.slice(end + 4);
    }
  });
});
server.listen(0, "127.0.0.1", () => ready(server.address().port));
