// A minimal upstream that writes prepared bytes, so that it does not limit the load generator on the same core.
import { createServer } from "node:net";
import process from "node:process";
import { balanceBody, tickerBody, tickerBodyAt } from "./bodies.mjs";
import { ready } from "./serve.mjs";

const isMoving = process.env.BENCH_MOVING === "1";
const balances = answer(balanceBody);
const ticker = answer(tickerBody);

const server = createServer((socket) => {
  let pending = "";
  socket.setNoDelay(true);
  socket.on("error", () => socket.destroy());
  socket.on("data", (bytes) => {
    pending += bytes.latin1Slice();
    // Counts empty lines, because each request is a GET without a body.
    for (let end = pending.indexOf("\r\n\r\n"); end !== -1; end = pending.indexOf("\r\n\r\n")) {
      socket.write(pending.startsWith("GET /v1/partner/exchange/ticker") ? readTicker() : balances);
      pending = pending.slice(end + 4);
    }
  });
});
server.listen(0, "127.0.0.1", () => ready(server.address().port));

function readTicker() {
  return isMoving ? answer(tickerBodyAt(Date.now())) : ticker;
}

function answer(body) {
  const head = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), body]);
}
