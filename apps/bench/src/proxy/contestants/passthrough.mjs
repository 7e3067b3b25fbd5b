// Forwards with node:http and undici only, which is the lower bound for the cost of a proxy on Node.
import { createServer } from "node:http";
import { Pool } from "undici";
import { API_KEY, MOUNT, serve, upstream } from "../serve.mjs";

const pool = new Pool(upstream.origin, { connections: 64 });

async function pass(incoming, outgoing) {
  try {
    const { host, connection, ...headers } = incoming.headers;
    const answer = await pool.request({
      method: incoming.method ?? "GET",
      path: `/v1${incoming.url.slice(MOUNT.length)}`,
      headers: { ...headers, "x-api-key": API_KEY },
    });
    const { connection: _, ...rest } = answer.headers;
    outgoing.writeHead(answer.statusCode, rest);
    answer.body.pipe(outgoing);
  } catch {
    outgoing.destroy();
  }
}

serve(createServer((incoming, outgoing) => void pass(incoming, outgoing)));
